/** Module types of the page editor: labels, initial content, and settings. */
import { attrOf, kindOf, type ModuleNode, type NewNode } from '@enliven/builder';
import type { MotionResolver } from '@enliven/values';
import { parseColumns } from '@enliven/values/builder';

export interface Field {
  /** Attribute of the module; `content` is the module's text. */
  name: string;
  label: string;
  kind: 'line' | 'text' | 'address' | 'switch' | 'choice' | 'length' | 'color' | 'padding' | 'font' | 'relations';
  choices?: readonly (readonly [value: string, label: string])[];
  /** Whether the value may differ by device. */
  responsive?: boolean;
  /** Whether the value may differ under the pointer. */
  hover?: boolean;
  /** CSS property that the value sets, and the selector of the part of the module that it applies to. */
  css?: { property: string; within?: string };
}

export interface ModuleType {
  label: string;
  /** Initial node; undefined for types that are only created with their parent. */
  create?: NewNode;
  fields: readonly Field[];
  /** Whether the module may have scroll effects and be sticky. */
  scrolls?: boolean;
}

const content: Field = { name: 'content', label: 'Text', kind: 'text' };
const title: Field = { name: 'title', label: 'Title', kind: 'line' };

const sticky: Field = {
  name: 'sticky_position',
  label: 'Sticks',
  kind: 'choice',
  choices: [
    ['none', 'not at all'],
    ['stick_to_top', 'to the top'],
    ['stick_to_bottom', 'to the bottom'],
  ],
};

const item = (number: string): NewNode => ({
  type: 'et_pb_accordion_item',
  is_module_child: true,
  attrs: { title: `${number} question` },
  content: '<p>The answer.</p>',
});

export const MODULE_TYPES: Readonly<Record<string, ModuleType>> = {
  et_pb_section: {
    label: 'Section',
    scrolls: true,
    create: {
      type: 'et_pb_section',
      attrs: {},
      content: [
        {
          type: 'et_pb_row',
          attrs: { column_structure: '4_4' },
          content: [{ type: 'et_pb_column', attrs: { type: '4_4' } }],
        },
      ],
    },
    fields: [
      {
        name: 'background',
        label: 'Background',
        kind: 'choice',
        choices: [
          ['paper', 'Paper'],
          ['cream', 'Cream'],
          ['dark', 'Dark'],
        ],
      },
      {
        name: 'custom_padding',
        label: 'Padding',
        kind: 'padding',
        responsive: true,
        css: { property: 'padding' },
      },
      sticky,
      { name: 'locked', label: 'Locked', kind: 'switch' },
    ],
  },
  et_pb_row: {
    label: 'Row',
    scrolls: true,
    fields: [
      { name: 'max_width', label: 'Greatest width', kind: 'length', responsive: true, css: { property: 'max-width' } },
      sticky,
    ],
  },
  et_pb_column: { label: 'Column', fields: [] },
  et_pb_text: {
    label: 'Text',
    scrolls: true,
    create: { type: 'et_pb_text', attrs: {}, content: '<p>A few words.</p>' },
    fields: [
      content,
      {
        name: 'text_font_size',
        label: 'Size of the text',
        kind: 'length',
        responsive: true,
        css: { property: 'font-size', within: '.et_pb_text_inner' },
      },
      { name: 'text_font', label: 'Font', kind: 'font', css: { property: 'font', within: '.et_pb_text_inner' } },
      sticky,
    ],
  },
  et_pb_button: {
    label: 'Button',
    scrolls: true,
    create: { type: 'et_pb_button', attrs: { button_text: 'Write to us', button_url: '/contact' } },
    fields: [
      { name: 'button_text', label: 'Words', kind: 'line' },
      { name: 'button_url', label: 'Leads to', kind: 'address' },
      { name: 'link_rel', label: 'Relation of the link', kind: 'relations' },
      {
        name: 'button_bg_color',
        label: 'Colour',
        kind: 'color',
        hover: true,
        css: { property: 'background-color' },
      },
    ],
  },
  et_pb_toggle: {
    label: 'Toggle',
    scrolls: true,
    create: { type: 'et_pb_toggle', attrs: { title: 'A question' }, content: '<p>The answer.</p>' },
    fields: [title, content, { name: 'open', label: 'Open from the start', kind: 'switch' }],
  },
  et_pb_accordion: {
    label: 'Accordion',
    scrolls: true,
    create: {
      type: 'et_pb_accordion',
      attrs: {},
      child_slug: 'et_pb_accordion_item',
      content: [item('First'), item('Second')],
    },
    fields: [],
  },
  et_pb_accordion_item: { label: 'Item', create: item('Another'), fields: [title, content] },
};

/** Fields of every node. */
export const COMMON_FIELDS: readonly Field[] = [
  { name: 'admin_label', label: 'Name in the editor', kind: 'line' },
  { name: 'disabled', label: 'Hidden from visitors', kind: 'switch' },
];

/** Column structures of rows. */
export const ROW_LAYOUTS = [
  '4_4',
  '1_2,1_2',
  '1_3,1_3,1_3',
  '1_4,1_4,1_4,1_4',
  '1_3,2_3',
  '2_3,1_3',
  '1_4,3_4',
  '3_4,1_4',
];

export interface ScrollEffectType {
  /** Attribute of the effect. The attribute with the suffix `_enable` switches the effect on. */
  name: string;
  label: string;
  resolver: MotionResolver;
  /** Default value. */
  usual: string;
  /** Smallest and largest drawn value. */
  range: readonly [number, number];
}

export const SCROLL_EFFECTS: readonly ScrollEffectType[] = [
  {
    name: 'scroll_vertical_motion',
    label: 'Moves up and down',
    resolver: 'translateY',
    usual: '0|50|50|100|4|0|-4',
    range: [-5, 5],
  },
  {
    name: 'scroll_horizontal_motion',
    label: 'Moves sideways',
    resolver: 'translateX',
    usual: '0|50|50|100|4|0|-4',
    range: [-5, 5],
  },
  { name: 'scroll_fade', label: 'Fades', resolver: 'opacity', usual: '0|50|50|100|0%|100%|100%', range: [0, 100] },
  { name: 'scroll_scaling', label: 'Grows', resolver: 'scale', usual: '0|50|50|100|70%|100%|100%', range: [0, 150] },
  { name: 'scroll_rotating', label: 'Turns', resolver: 'rotate', usual: '0|50|50|100|90°|0°|0°', range: [-180, 180] },
  { name: 'scroll_blur', label: 'Clears', resolver: 'blur', usual: '0|50|50|100|10px|0px|0px', range: [0, 20] },
];

const words = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const shortened = (text: string): string => (text.length > 28 ? `${text.slice(0, 27).trimEnd()}…` : text);

/** Returns the name of a node: its label, otherwise its type and text. */
export function nameOf(node: ModuleNode): string {
  const own = attrOf(node, 'admin_label');
  if (own) return own;
  const label = MODULE_TYPES[node.type]?.label ?? node.type;
  if (kindOf(node) === 'column') return `${label} ${attrOf(node, 'type').replace('_', '/')}`;
  if (kindOf(node) === 'row') {
    const count = parseColumns(attrOf(node, 'column_structure')).length || 1;
    return `${label} of ${count}`;
  }
  const text =
    attrOf(node, 'title') ||
    attrOf(node, 'button_text') ||
    (typeof node.content === 'string' ? words(node.content) : '');
  return text ? `${label}: ${shortened(text)}` : label;
}
