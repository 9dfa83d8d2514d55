/** What a site may choose for players in use (docs/reference/players.md#options). Apart from the interaction, since scripts ask for them as well. */

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
