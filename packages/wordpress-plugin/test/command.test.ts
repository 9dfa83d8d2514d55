/** Command for WP-CLI. */
import { expect } from 'vitest';
import { describeSite } from './support/describe-site';

/** Stand-in for WP-CLI that records the output. */
const CLI = `class WP_CLI {
    public static $output = array();
    public static function line( $text ) { self::$output[] = $text; }
    public static function success( $text ) { self::$output[] = "Success: $text"; }
    public static function error( $text ) { self::$output[] = "Error: $text"; throw new RuntimeException( 'exit' ); }
  }
  $command = new Enliven_Command();
  try { $args['names'] ? $command->{$args['name']}( $args['names'] ) : $command->{$args['name']}(); } catch ( RuntimeException $exit ) {}
  return WP_CLI::$output;`;

describeSite('wp enliven', (test) => {
  test('status shows mode, flavour, folder, files and faults', async ({ run }) => {
    const output = await run<string[]>(CLI, { name: 'status', names: [] });
    expect(output).toEqual([
      expect.stringMatching(/^version: \d+\.\d+\.\d+/),
      'mode: off',
      'flavour: lite',
      expect.stringMatching(/^folder: .*\/uploads\/enliven\/$/),
      'composed files: 0',
      'reported faults: 0',
    ]);
  });

  test('compose writes the file for behaviors', async ({ run }) => {
    const output = await run<string[]>(CLI, { name: 'compose', names: ['tabs', 'toggle', 'tabs'] });
    expect(output).toEqual([expect.stringMatching(/^Success: .*\/uploads\/enliven\/enliven-[0-9a-f]{10}\.js$/)]);
  });

  test('compose reports behaviors that do not exist', async ({ run }) => {
    const output = await run<string[]>(CLI, { name: 'compose', names: ['tabs', 'tab', '../x'] });
    expect(output[0]).toMatch(/^Error: There is no behavior "tab", "\.\.\/x"\. Known: toggle, /);
  });

  test('clear deletes files and empties caches', async ({ run }) => {
    const code = `${CLI.replace('return', 'array_push( WP_CLI::$output, ...$GLOBALS["site"]["calls"] ); return')}`;
    expect(await run(code, { name: 'clear', names: [] })).toEqual(expect.arrayContaining(['enliven_purge']));
  });
});
