// Page without modules, which must load only the loader.

import type { Page } from './page';

export const plainPage: Page = {
  path: '/plain',
  title: 'Our story',
  summary: 'A page of plain text without behaviors, to see what the runtime costs when it is idle.',
  kind: 'plain',
  body: () => `<p>The mill ground barley for two hundred years and then nothing for sixty. When Marit found it, the wheel was a reef and the upper floor belonged to swallows.</p>
<p>She came for the flat, stayed for the beams, and roasted her first kilo on the stove in the second winter because the shop was shut. The neighbours smelled it. By spring there was a drum; by summer there was a queue.</p>
<h2>What we keep</h2>
<p>The wheel turns again. It does not drive the drum, whatever the sign says: it drives the pump that keeps the lower floor merely wet. The swallows kept the upper window.</p>
<h2>What we promise</h2>
<p>Six coffees, roasted twice a week, tasted every time. A price that the growers name first. And an honest answer when you ask which one we drink ourselves.</p>`,
};
