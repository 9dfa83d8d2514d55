/** Layout of the edited page before the first edit. */
import type { NewNode } from '@enliven/builder';

const row = (structure: string, ...columns: NewNode[][]): NewNode => ({
  type: 'et_pb_row',
  attrs: { column_structure: structure },
  content: structure
    .split(',')
    .map((type, at) => ({ type: 'et_pb_column', attrs: { type }, content: columns[at] ?? [] })),
});

const section = (attrs: Record<string, string>, ...rows: NewNode[]): NewNode => ({
  type: 'et_pb_section',
  attrs,
  content: rows,
});

const text = (content: string, attrs: Record<string, string> = {}): NewNode => ({ type: 'et_pb_text', attrs, content });

const item = (title: string, content: string): NewNode => ({
  type: 'et_pb_accordion_item',
  is_module_child: true,
  attrs: { title },
  content,
});

export const firstLayout: readonly NewNode[] = [
  section(
    { background: 'cream', admin_label: 'Opening' },
    row('4_4', [
      text(
        '<h1>A table by the water</h1><p>Eight chairs, one long board, and the wheel below the window. Saturdays at nine.</p>',
        {
          text_font_size: '20px',
          text_font_size_phone: '18px',
          text_font_size_last_edited: 'on|phone',
        },
      ),
      {
        type: 'et_pb_button',
        attrs: {
          button_text: 'Keep a chair',
          button_url: '/contact',
          button_bg_color: '#1d4a45',
          button_bg_color__hover: '#123430',
          button_bg_color__hover_enabled: 'on|hover',
        },
      },
    ]),
  ),
  section(
    {},
    row(
      '1_2,1_2',
      [
        text('<h2>What we pour</h2><p>Three coffees, from light to dark, and bread in between.</p>', {
          scroll_fade_enable: 'on',
          scroll_fade: '0|30|70|100|0%|100%|100%',
        }),
        {
          type: 'et_pb_toggle',
          attrs: { title: 'May I bring the dog?' },
          content: '<p>If it can sit still for twelve minutes, which ours cannot.</p>',
        },
      ],
      [
        {
          type: 'et_pb_accordion',
          attrs: {},
          child_slug: 'et_pb_accordion_item',
          content: [
            item('How long does it take?', '<p>As long as the tide is in: two hours and a bit.</p>'),
            item('What does it cost?', '<p>Twelve a head, bread and butter included.</p>'),
          ],
        },
      ],
    ),
  ),
  section(
    { background: 'dark', admin_label: 'Last words' },
    row('4_4', [text('<h2>See you on Saturday</h2><p>Ring twice. The wheel is loud.</p>')]),
  ),
];
