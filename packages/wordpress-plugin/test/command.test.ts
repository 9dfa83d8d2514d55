/** Command for WP-CLI. */
import { expect } from 'vitest';
import { describeSite } from './support/describe-site';

/** Stand-in for WP-CLI, which notes what is printed. */
const CLI = `class WP_CLI {
    public static $said = array();
    public static function line( $text ) { self::$said[] = $text; }
    public static function success( $text ) { self::$said[] = "Success: $text"; }
    public static function error( $text ) { self::$said[] = "Error: $text"; throw new RuntimeException( 'exit' ); }
  }
  $command = new Enliven_Command();
  try { $args['names'] ? $command->{$args['name']}( $args['names'] ) : $command->{$args['name']}(); } catch ( RuntimeException $exit ) {}
  return WP_CLI::$said;`;

describeSite('wp enliven', (test) => {
  test('status shows mode, flavour, folder, files and faults', async ({ run }) => {
    const said = await run<string[]>(CLI, { name: 'status', names: [] });
    expect(said).toEqual([
      expect.stringMatching(/^version: \d+\.\d+\.\d+/),
      'mode: off',
      'flavour: lite',
      expect.stringMatching(/^folder: .*\/uploads\/enliven\/$/),
      'composed files: 0',
      'reported faults: 0',
    ]);
  });

  test('compose writes the file for behaviors', async ({ run }) => {
    const said = await run<string[]>(CLI, { name: 'compose', names: ['tabs', 'toggle', 'tabs'] });
    expect(said).toEqual([expect.stringMatching(/^Success: .*\/uploads\/enliven\/enliven-[0-9a-f]{10}\.js$/)]);
  });

  test('compose names behaviors that do not exist', async ({ run }) => {
    const said = await run<string[]>(CLI, { name: 'compose', names: ['tabs', 'tab', '../x'] });
    expect(said[0]).toMatch(/^Error: There is no behavior "tab", "\.\.\/x"\. Known: toggle, /);
  });

  test('clear deletes files and empties caches', async ({ run }) => {
    const code = `${CLI.replace('return', 'array_push( WP_CLI::$said, ...$GLOBALS["site"]["calls"] ); return')}`;
    expect(await run(code, { name: 'clear', names: [] })).toEqual(expect.arrayContaining(['enliven_purge']));
  });
});
