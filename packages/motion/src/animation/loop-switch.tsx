/** The button that stops and starts everything that moves without end; there is one for the whole page. */
import { phrase, useSwitch } from '@enliven/core';
import { stopLoops } from './use-loops';

interface LoopSwitchProps {
  document: Document;
  stopped: boolean;
}

const PLACE = { position: 'fixed', bottom: '12px', insetInlineStart: '12px', zIndex: '99998' };

export function LoopSwitch({ document, stopped }: LoopSwitchProps): null {
  useSwitch(document.body, {
    className: 'enliven-animation-switch',
    stopped,
    label: stopped ? phrase('play_animations', 'Play animations') : phrase('stop_animations', 'Stop animations'),
    place: PLACE,
    onPress: () => stopLoops(!stopped),
  });
  return null;
}
