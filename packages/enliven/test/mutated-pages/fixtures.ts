/** Pages on which seeds have shown a fault, cut down to the markup that shows it. */
import type { MutatedPage } from './make-page';

interface Fixture extends Pick<MutatedPage, 'flavour' | 'composed'> {
  /** Fault, as a statement about the page. */
  fault: string;
  body: string;
}

const TOGGLE =
  '<div class="et_pb_module et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">A</h5><div class="et_pb_toggle_content">B</div></div>';
const FORM =
  '<div class="wpcf7" id="wpcf7-f7-p2-o1"><form class="wpcf7-form" action="/a"><input type="hidden" name="_wpcf7" value="7"><input type="hidden" name="wpcf7" id="wpcf7">';

export const FIXTURES: readonly Fixture[] = [
  {
    fault: 'the name of a form hides a member of the document, and a composed file never restores it',
    flavour: 'lite',
    composed: true,
    body: `<object name="querySelector" id="querySelector"></object><form name="onclose"></form>${TOGGLE}`,
  },
  {
    fault: 'a field named as the state of a plugin form takes its place, and the form does not mount',
    flavour: 'lite',
    composed: false,
    body: `${FORM}</form></div>`,
  },
  {
    fault: 'an entrance with a delay of 1e20 milliseconds hides its element for a minute',
    flavour: 'lite',
    composed: true,
    body: '<style>.et_animated{opacity:0}</style><script>var diviElementAnimationData=[{"class":"et_pb_text_0","style":"slide","delay":"99999999999999999999"}]</script><div class="et_pb_module et_pb_text_0 et_animated">A</div>',
  },
  {
    fault: 'an in-view effect without a class of the theme stays hidden',
    flavour: 'react',
    composed: true,
    body: `<style>.et-waypoint:not(.et_pb_counters){opacity:0}</style>${TOGGLE}<header class="et-waypoint">A</header>`,
  },
  {
    fault: 'a layout with the class of the cart link around a toggle loses the title of the toggle',
    flavour: 'lite',
    composed: false,
    body: `<div class="et_pb_menu__cart-button">${TOGGLE}</div>`,
  },
  {
    fault: 'a cart link around a toggle loses the title of the toggle',
    flavour: 'react',
    composed: false,
    body: `<a class="et_pb_menu__cart-button">${TOGGLE}</a>`,
  },
];
