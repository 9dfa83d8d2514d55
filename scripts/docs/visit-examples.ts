/** Visits of the live examples: each behavior must mount on its own example. */
import type { Browser } from 'playwright';

/** Milliseconds within which a behavior must mount. */
const PATIENCE = 8000;
const TABS = 3;

interface Doctor {
  behaviors: { name: string; mounted: number }[];
}
interface View {
  enliven?: { doctor(options: { quiet: true }): Promise<Doctor> };
}

/** Returns a sentence for each example whose behavior does not mount, or whose page reports an error. */
export async function exampleProblems(browser: Browser, origin: string, names: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const pending = [...names];
  const isMounted = async (name: string) => {
    const report = await (window as View).enliven?.doctor({ quiet: true });
    return report?.behaviors.some((one) => one.name === name && one.mounted > 0) ?? false;
  };
  async function visit(): Promise<void> {
    const page = await browser.newPage();
    let name = '';
    page.on('pageerror', (error) => problems.push(`examples/${name}.html: ${error.message}`));
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) problems.push(`examples/${name}.html: ${message.text()}`);
    });
    page.on('response', (response) => {
      const isFile = /^(image|media|stylesheet|script)$/.test(response.request().resourceType());
      if (isFile && response.status() >= 400) problems.push(`examples/${name}.html: ${response.url()} does not exist.`);
    });
    for (name = pending.pop() ?? ''; name; name = pending.pop() ?? '') {
      await page.goto(`${origin}/examples/${name}.html`);
      const mounted = await page
        .waitForFunction(isMounted, name, { timeout: PATIENCE, polling: 50 })
        .catch(() => undefined);
      if (!mounted)
        problems.push(
          `examples/${name}.html: the behavior does not mount on it. Correct "## Example" in its description, ${name}.md.`,
        );
    }
    await page.close();
  }
  await Promise.all(Array.from({ length: TABS }, visit));
  return problems;
}
