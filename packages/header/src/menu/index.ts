/** Sub-menus that open by mouse, touch and keyboard. */
export { menu } from './behavior';
