/** Fetches the code for a renderer and starts it. */
import type { Renderer } from './choose-renderer';
import type { Engine, EngineContext } from './engine';

/** @throws Error when the code does not come */
export async function startEngine(renderer: Exclude<Renderer, 'html5'>, context: EngineContext): Promise<Engine> {
  switch (renderer) {
    case 'hls':
      return (await import('./hls')).startHls(context);
    case 'youtube':
      return (await import('./youtube')).startYouTube(context);
    case 'vimeo':
      return (await import('./vimeo')).startVimeo(context);
    default:
      return (await import('./foreign')).startForeign(renderer, context);
  }
}
