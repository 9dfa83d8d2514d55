/** What YouTube means by its codes, in words (docs/reference/players.md#trouble). */

const TOO_PRIVATE = 'The owner of the requested video does not allow it to be played in embedded players.';

/** The player's documentation knows 101 and 105; the service itself sends 150 for the latter. */
const YOUTUBE: Readonly<Record<number, string>> = {
  2: 'The request contains an invalid parameter value. Check that the video id has 11 characters and no exclamation points or asterisks.',
  5: 'The requested content cannot be played in an HTML5 player, or another error related to the HTML5 player has occurred.',
  100: 'The video requested was not found. It has been removed or marked as private.',
  101: TOO_PRIVATE,
  105: TOO_PRIVATE,
  150: TOO_PRIVATE,
};

export const youTubeError = (code: number): string => `Code ${code}: ${YOUTUBE[code] ?? 'Unknown error.'}`;
