/** Options of the plugin. */
import { expect } from 'vitest';
import { describeSite } from './support/describe-site';

const CHECKED = 'return Enliven_Options::checked( $args );';

describeSite('options', (test) => {
  test('are off and safe after the installation', async ({ run }) => {
    expect(await run('return Enliven_Options::all();')).toEqual({
      mode: 'off',
      flavour: 'lite',
      ignore: '',
      lazyload: false,
      beacon: false,
      media: true,
      tiles: '',
      attribution: '',
      frames: [],
    });
  });

  test('accept the values of a form', async ({ run }) => {
    const form = {
      mode: 'on',
      flavour: 'lite',
      ignore: ' .my-slider, #hero\r\n.my-slider',
      lazyload: '1',
      beacon: '',
      media: '',
      tiles: ' https://tiles.example/{z}/{x}/{y}.png ',
      attribution: '© <b>Tiles</b>',
      frames: 'maps.example.com\nother.example',
    };
    expect(await run(CHECKED, form)).toEqual({
      mode: 'on',
      flavour: 'lite',
      ignore: '.my-slider\n#hero',
      lazyload: true,
      beacon: false,
      media: false,
      tiles: 'https://tiles.example/{z}/{x}/{y}.png',
      attribution: '© Tiles',
      frames: ['maps.example.com', 'other.example'],
    });
  });

  test('report invalid values of the form to the owner', async ({ run }) => {
    const code = `function add_settings_error( $setting, $code, $message, $type ) { $GLOBALS['notices'][] = array( $setting, $code, $message, $type ); }
      $GLOBALS['notices'] = array(); Enliven_Settings_Page::checked( $args ); return $GLOBALS['notices'];`;
    const notices = await run<string[][]>(code, {
      ignore: ' div > .x, .ok\r\n<b>é</b>',
      frames: 'good.site https://a.site',
      tiles: `https://tiles.example/${'a'.repeat(80)}`,
    });
    expect(notices.map(([setting, name, , type]) => [setting, name, type])).toEqual([
      ['enliven_options', 'enliven_ignore', 'warning'],
      ['enliven_options', 'enliven_frames', 'warning'],
      ['enliven_options', 'enliven_tiles', 'warning'],
      ['enliven_options', 'enliven_saved', 'success'],
    ]);
    const [ignore, frames, tiles] = notices.map(([, , message]) => message);
    expect(ignore).toContain('not used are &quot;div &gt; .x&quot;, &quot;&lt;b&gt;é&lt;/b&gt;&quot;.');
    expect(frames).toContain('not used are &quot;https://a.site&quot;.');
    expect(tiles).toMatch(/not used is &quot;https:\/\/tiles\.example\/a{38}…&quot;/);
    expect(await run(code, { ignore: '.a, #b', frames: 'a.site\nb.site', tiles: '/{z}/{x}/{y}.png' })).toEqual([]);
  });

  test('drop invalid values', async ({ run }) => {
    const hostile = {
      mode: 'ON',
      flavour: '../react',
      ignore: 'a b{}, .ok, <script>, div > .x, .é, .1a',
      tiles: 'javascript:alert({z}{x}{y})',
      attribution: ['x'],
      frames: ['https://a.site', 'a.site/path', '*.site', 'localhost', 'good.site', ['x'], 5],
      more: 'x',
    };
    expect(await run(CHECKED, hostile)).toEqual({
      mode: 'off',
      flavour: 'lite',
      ignore: '.ok',
      lazyload: false,
      beacon: false,
      media: true,
      tiles: '',
      attribution: '',
      frames: ['good.site'],
    });
    expect(await run(CHECKED, 'text')).toMatchObject({ mode: 'off' });
    expect(await run(CHECKED, { tiles: 'https://tiles.example/{z}/{x}.png' })).toMatchObject({ tiles: '' });
  });

  test('determine the configuration of the runtime', async ({ run }) => {
    const code = '$GLOBALS["site"]["options"]["enliven_options"] = $args; return Enliven_Options::configuration();';
    expect(await run(code, {})).toEqual([]);
    const options = { media: false, tiles: '/{z}/{x}/{y}.png', attribution: 'a', frames: ['maps.example.com'] };
    expect(await run(code, options)).toEqual({
      disable: ['player', 'playlist'],
      map: { tiles: '/{z}/{x}/{y}.png', attribution: 'a' },
      frames: { hosts: ['maps.example.com'] },
    });
  });
});
