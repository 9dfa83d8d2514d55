/** Drafts and tag manager events, which the site has to enable, and which exclude sensitive data. */
import { until } from '@enliven/testing';
import { acceptance, choices, pluginForm as markup, quiz, text } from '@enliven/testing/plugin-markup';
import { afterEach, describe, expect, it } from 'vitest';
import { answer } from './fake-server';
import { stagePlugin } from './plugin-stage';
import { submit, tick, type } from './plugin-visitor';

const globals = globalThis as { dataLayer?: unknown[]; wp_has_consent?: unknown; gtm4wp_datalayer_name?: string };

const stage = stagePlugin(true);
afterEach(() => {
  sessionStorage.clear();
  for (const name of ['dataLayer', 'wp_has_consent', 'gtm4wp_datalayer_name'] as const) delete globals[name];
});

async function open(forms: object | string, fields = text('your-name')) {
  const config = typeof forms === 'string' ? forms : JSON.stringify({ forms });
  document.body.innerHTML = `<script type="application/json" id="enliven-config">${config}</script>${markup({ fields })}`;
  const rendered = await stage.openPage();
  // The code of the extras loads first, which may be slow on a busy machine.
  await import('../src/shared/form-extras');
  await new Promise((resolve) => setTimeout(resolve, 60));
  return rendered;
}

async function visit(form: HTMLFormElement, find: (selector: string) => HTMLInputElement): Promise<void> {
  type(find('[name=your-name]'), 'Noor');
  type(find('[name=your-name]'), 'Noor B');
  await submit(form);
  await until(() => form.dataset.status === 'sent');
  await new Promise((resolve) => setTimeout(resolve, 30));
}

const names = (layer: unknown[]) => layer.map((entry) => (entry as { event?: string } | null)?.event).filter(Boolean);

describe('events for the tag manager', () => {
  it('are pushed for the start, the answer and the lead, without values', async () => {
    globals.dataLayer = [];
    globals.wp_has_consent = (kind: string) => kind === 'statistics';
    const { form, find } = await open({ dataLayer: true });
    stage.server.feedback = [answer('validation_failed'), answer('mail_sent')];
    await submit(form);
    await until(() => form.dataset.status === 'invalid');
    await visit(form, find);
    expect(names(globals.dataLayer)).toEqual(['form_submit', 'form_start', 'form_submit', 'generate_lead']);
    expect(globals.dataLayer[0]).toEqual({
      event: 'form_submit',
      form_id: 'wpcf7-f7-p12-o1',
      form_name: 'Contact form',
      form_destination: '/contact/',
      form_status: 'validation_failed',
    });
    expect(JSON.stringify(globals.dataLayer)).not.toContain('Noor');
  });

  it.each([
    ['consent is unknown', undefined, []],
    ['consent is refused', () => false, []],
    ['Google’s consent mode denies it', undefined, [['consent', 'default', { analytics_storage: 'denied' }]]],
    [
      'consent is withdrawn',
      undefined,
      [
        ['consent', 'update', { analytics_storage: 'granted' }],
        ['consent', 'update', { analytics_storage: 'denied' }],
      ],
    ],
  ])('are not pushed while %s', async (_when, ask, layer) => {
    globals.dataLayer = [...layer];
    if (ask) globals.wp_has_consent = ask;
    const { form, find } = await open({ dataLayer: true });
    await visit(form, find);
    expect(names(globals.dataLayer)).toEqual([]);
  });

  it('are pushed after consent in the form of an array', async () => {
    globals.dataLayer = [
      ['consent', 'default', { analytics_storage: 'denied' }],
      ['consent', 'update', { analytics_storage: 'granted' }],
    ];
    const { form, find } = await open({ dataLayer: true });
    await visit(form, find);
    expect(names(globals.dataLayer)).toEqual(['form_start', 'form_submit', 'generate_lead']);
  });

  it('are pushed once consent mode grants consent, even to a data layer with another name', async () => {
    globals.gtm4wp_datalayer_name = 'dataLayer';
    // As gtag pushes them: `arguments` objects instead of arrays.
    globals.dataLayer = [{ 0: 'consent', 1: 'update', 2: { analytics_storage: 'granted' }, length: 3 }, null, 'odd'];
    const { form, find } = await open({ dataLayer: true });
    await visit(form, find);
    expect(names(globals.dataLayer)).toEqual(['form_start', 'form_submit', 'generate_lead']);
  });

  it('are pushed without consent if the site allows it, and never if events are disabled', async () => {
    globals.dataLayer = [];
    const always = await open({ dataLayer: 'always' });
    await visit(always.form, always.find);
    expect(globals.dataLayer).toHaveLength(3);
    await always.stop();
    for (const config of [{}, { dataLayer: 'yes' }, '{"forms": 7}', '{"forms": broken']) {
      const { form, find, stop: end } = await open(config);
      await visit(form, find);
      await end();
    }
    expect(globals.dataLayer).toHaveLength(3);
    stage.consoleMessages.errors.length = 0;
  });
});

const FIELDS = `${text('your-name')}${text('pin', '', 'password')}${text('cc', 'autocomplete="cc-number"')}${text('iban-no')}${quiz('quiz-1')}${acceptance('terms')}${choices('color', 'radio', ['Red', 'Blue'])}<select name="size" aria-label="size"><option>S</option><option>M</option></select><input type="file" name="doc" aria-label="doc">`;
const kept = () => Object.entries({ ...sessionStorage }) as [string, string][];

describe('drafts', () => {
  it('survive a reload, without secrets, files, payment, captchas and consent', async () => {
    const { form, find, stop: end } = await open({ drafts: true }, FIELDS);
    for (const name of ['your-name', 'pin', 'cc', 'iban-no', 'quiz-1']) type(find(`[name="${name}"]`), `typed ${name}`);
    tick(find('[name=terms]'));
    tick(find('[value=Blue]'));
    type(find('[name=size]'), 'M');
    await until(() => kept().length === 1);
    const [[key, value] = ['', '']] = kept();
    expect(key).toMatch(/^enliven-draft:.*:wpcf7-f7-p12-o1$/);
    expect(JSON.parse(value).values).toEqual({ 'your-name': ['typed your-name'], color: ['Blue'], size: ['M'] });
    await end();
    expect(form.isConnected).toBe(true);

    const again = await open({ drafts: true }, FIELDS);
    await until(() => again.find('[name=your-name]').value === 'typed your-name');
    expect([again.find('[value=Blue]').checked, again.find('[name=size]').value]).toEqual([true, 'M']);
    expect([again.find('[name=pin]').value, again.find('[name=terms]').checked]).toEqual(['', false]);
  });

  it('include the free text of a choice, although its name is reserved for the plugin', async () => {
    const fields = choices('way', 'radio', ['Post', 'Other']).replace(
      /Other<\/span><\/label>/,
      '$&<input type="text" class="wpcf7-free-text" name="_wpcf7_free_text_way" aria-label="Other">',
    );
    const { find, stop: end } = await open({ drafts: true }, fields);
    type(find('.wpcf7-free-text'), 'By pigeon');
    await until(() => kept().length === 1);
    await end();
    const again = await open({ drafts: true }, fields);
    await until(() => again.find('.wpcf7-free-text').value === 'By pigeon');
  });

  it('are deleted when the form is sent', async () => {
    const { form, find } = await open({ drafts: true });
    type(find('[name=your-name]'), 'Noor');
    await until(() => kept().length === 1);
    await submit(form);
    await until(() => form.dataset.status === 'sent' && kept().length === 0);
  });

  it('replace no entered values, and ignore invalid data', async () => {
    const { find, stop: end } = await open({ drafts: true });
    type(find('[name=your-name]'), 'Old');
    await until(() => kept().length === 1);
    await end();
    const [[key] = ['']] = kept();
    const draft = (saved: unknown, values: unknown) => JSON.stringify({ saved, values });
    const ill = [draft('x', { 'your-name': ['a'] }), draft(Date.now(), { 'your-name': 3 }), draft(Date.now(), [])];
    for (const broken of ['{', 'null', '7', '{"your-name": ["a"]}', '[]', ...ill]) {
      sessionStorage.setItem(key, broken);
      const { find, stop: end } = await open({ drafts: true });
      expect(find('[name=your-name]').value).toBe('');
      await end();
    }
  });

  it('are restored for a day, and deleted after that', async () => {
    const { find, stop: end } = await open({ drafts: true });
    type(find('[name=your-name]'), 'Noor');
    await until(() => kept().length === 1);
    await end();
    const [[key, value] = ['', '']] = kept();
    const aged = (hours: number) => JSON.stringify({ ...JSON.parse(value), saved: Date.now() - hours * 3_600_000 });
    sessionStorage.setItem(key, aged(23));
    const again = await open({ drafts: true });
    await until(() => again.find('[name=your-name]').value === 'Noor');
    await again.stop();
    for (const hours of [25, -1]) {
      sessionStorage.setItem(key, aged(hours));
      const late = await open({ drafts: true });
      await until(() => kept().length === 0);
      expect(late.find('[name=your-name]').value).toBe('');
      await late.stop();
    }
  });

  it.each([
    ...[
      'pin',
      'your-pin',
      'PIN_code',
      'ssn',
      'cc',
      'ccnum',
      'cc_exp',
      'ccExpiry',
      'tan',
      'smsTan',
      'otp',
      'csc',
      'cvv2',
      'cpf',
      'dni',
    ],
    ...[
      'kreditkarte',
      'kartennummer',
      'numero-carte',
      'tarjeta',
      'cartao',
      'kaartnummer',
      'kort-nummer',
      'carta',
      'kontonummer',
    ],
    ...['kennwort', 'mot_de_passe-mdp', 'contrasena', 'senha', 'wachtwoord', 'api-token', 'security-code'],
  ])('never include a field named %s', async (name) => {
    const { find } = await open({ drafts: true }, text('your-name') + text(name));
    type(find(`[name="${name}"]`), 'secret');
    type(find('[name=your-name]'), 'Noor');
    await until(() => kept().length === 1);
    expect(Object.keys(JSON.parse(kept()[0]?.[1] ?? '{}').values)).toEqual(['your-name']);
  });

  it('never include a field whose label or hint mentions a secret', async () => {
    const fields = `${text('text-1', 'placeholder="Your PIN"')}<label>Kreditkarte ${text('text-2')}</label>`;
    const { find } = await open({ drafts: true }, text('your-name') + fields);
    for (const name of ['text-1', 'text-2', 'your-name']) type(find(`[name="${name}"]`), 'typed');
    await until(() => kept().length === 1);
    expect(Object.keys(JSON.parse(kept()[0]?.[1] ?? '{}').values)).toEqual(['your-name']);
  });

  it.each(['shopping', 'passenger', 'spinach', 'distance', 'accept', 'zip'])(
    'include a field named %s',
    async (name) => {
      const { find } = await open({ drafts: true }, text(name));
      type(find(`[name="${name}"]`), 'typed');
      await until(() => kept().length === 1);
      expect(Object.keys(JSON.parse(kept()[0]?.[1] ?? '{}').values)).toEqual([name]);
    },
  );

  it('are not saved unless the site enables them', async () => {
    const { find } = await open({});
    type(find('[name=your-name]'), 'Noor');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(kept()).toEqual([]);
  });
});
