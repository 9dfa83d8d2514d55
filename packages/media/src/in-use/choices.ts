/** What a site may choose for players in use (contract §3). */

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
