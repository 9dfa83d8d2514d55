/** Theme of the documentation site: VitePress' own without its fonts. */
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { LiveExample } from './live-example';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('LiveExample', LiveExample);
  },
} satisfies Theme;
