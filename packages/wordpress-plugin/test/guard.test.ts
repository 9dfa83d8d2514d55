/** Guard against faults. */
import { expect } from 'vitest';
import { describeSite } from './support/describe-site';

/** Receives reports, and returns the mode and the state of the guard. */
const RECEIVE = `update_option( 'enliven_options', array( 'mode' => $args['mode'] ?? 'on', 'tiles' => '/{z}/{x}/{y}' ) );
  preg_match( '#"([0-9a-f]{16})"#', Enliven_Guard::code(), $match );
  add_filter( 'enliven_guard_limits', fn( $limits ) => array( 'interval' => $args['interval'] ?? 0 ) + $limits );
  for ( $i = 0; $i < $args['count']; $i++ ) {
    $answer = Enliven_Guard::receive( array( 'kind' => $args['kind'] ?? 'fault', 'token' => $args['token'] ?? $match[1] ) );
  }
  return array( 'status' => $answer->status, 'mode' => Enliven_Options::get( 'mode' ), 'tiles' => Enliven_Options::get( 'tiles' ), 'kinds' => (object) Enliven_Guard::state()['kinds'], 'acted' => in_array( 'enliven_guard_acted', $GLOBALS['site']['calls'], true ) );`;

describeSite('the guard', (test) => {
  test('switches to test mode after five reports, and changes nothing else', async ({ run }) => {
    expect(await run(RECEIVE, { count: 4 })).toMatchObject({ mode: 'on', acted: false });
    const result = await run(RECEIVE, { count: 5 });
    expect(result).toEqual({ status: 204, mode: 'test', tiles: '/{z}/{x}/{y}', kinds: { fault: 5 }, acted: true });
  });

  test('restarts the count when a page reports that it works', async ({ run }) => {
    const alive = `Enliven_Guard::receive( array( 'kind' => 'alive', 'token' => $match[1] ) ); $answer`;
    const code = RECEIVE.replace('$answer', `if ( 3 === $i ) ${alive}`);
    expect(await run(code, { count: 7 })).toMatchObject({ mode: 'on', kinds: { fault: 7 } });
    expect(await run(code, { count: 8 })).toMatchObject({ mode: 'test' });
    expect(await run(RECEIVE, { count: 9, kind: 'alive' })).toMatchObject({ mode: 'on', kinds: {} });
  });

  test('counts at most one report per interval', async ({ run }) => {
    expect(await run(RECEIVE, { count: 50, interval: 20 })).toMatchObject({ mode: 'on', kinds: { fault: 1 } });
  });

  test('ignores reports with an outdated or guessed token', async ({ run }) => {
    expect(await run(RECEIVE, { count: 9, token: 'x' })).toMatchObject({ status: 204, mode: 'on', kinds: {} });
  });

  test('ignores reports unless the mode is "on"', async ({ run }) => {
    expect(await run(RECEIVE, { count: 9, mode: 'test' })).toMatchObject({ mode: 'test', kinds: {} });
  });

  test('forgets reports when the owner chooses a mode', async ({ run }) => {
    const code = `${RECEIVE.replace('return', '$before =')} Enliven_Options::set( 'mode', 'on' ); return Enliven_Guard::state();`;
    expect(await run(code, { count: 5 })).toEqual({ times: [], kinds: [], acted: 0 });
  });

  test('has a script that cannot end its element', async ({ run }) => {
    const code = await run<string>('return Enliven_Guard::code();');
    expect(code).not.toContain('</');
    expect(() => new Function(code)).not.toThrow();
  });
});
