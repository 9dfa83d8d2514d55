/** One panel of a tab set: the theme's classes, the inline display other scripts look for, and the fade. */
import { type Motion, useAnimation, useAttr, useClass, useElementId, useStyle } from '@enliven/core';
import type { TabParts } from './config';
import { FADE_DURATION } from './constants';

interface TabPanelProps {
  parts: TabParts;
  active: boolean;
  /** It was shown before the active one. */
  left: boolean;
  /** undefined leaves it to the style sheet, until tabs were changed once. */
  display: 'block' | 'none' | undefined;
  fade: 'leaving' | 'entering' | null;
  onFaded(): void;
}

const FADES: Record<'leaving' | 'entering', Motion> = {
  leaving: { duration: FADE_DURATION, frames: [{ opacity: 1 }, { opacity: 0 }] },
  entering: { duration: FADE_DURATION, frames: [{ opacity: 0 }, { opacity: 1 }] },
};

export function TabPanel({ parts: { link, panel }, active, left, display, fade, onFaded }: TabPanelProps): null {
  useClass(panel, 'et-pb-active-slide', active);
  useClass(panel, 'et-pb-moved-slide', left);
  useClass(panel, 'et_slide_transition', fade === 'leaving' ? true : undefined);
  useStyle(panel, 'display', display);
  useStyle(panel, 'z-index', fade === 'leaving' ? '2' : undefined);
  useAttr(panel, 'role', 'tabpanel');
  useAttr(panel, 'aria-labelledby', useElementId(link));
  useAttr(panel, 'tabindex', active ? 0 : undefined);
  useAnimation(panel, fade && FADES[fade], onFaded);
  return null;
}
