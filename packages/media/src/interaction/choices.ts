/** Default options of the interaction (docs/reference/players.md#options), separate because scripts read them as well. */

export const CHOICES = {
  autoRewind: true,
  pauseOtherPlayers: true,
  alwaysShowControls: false,
  hideVideoControlsOnPause: false,
  controlsTimeoutDefault: 1500,
  controlsTimeoutMouseEnter: 2500,
  controlsTimeoutMouseLeave: 1000,
};

export type Choices = typeof CHOICES;
