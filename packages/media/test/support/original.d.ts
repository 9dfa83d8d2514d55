/** The original player, as the address of a file. */
declare module 'mediaelement/build/mediaelement-and-player.js?url' {
  const address: string;
  export default address;
}
