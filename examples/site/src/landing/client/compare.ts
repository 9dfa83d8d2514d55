/** Comparison of the live modules with the bytes that the server sends. */

export interface Verdict {
  name: string;
  bytes: number;
  isSame: boolean;
}

/** Fresh response of the server. It is requested once, since only its nonces change. */
let answer: Promise<string> | undefined;

async function ask(): Promise<string> {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
  if (!response.ok) throw new Error(`the server answered with ${response.status}`);
  return response.text();
}

function sentPage(): Promise<string> {
  answer ??= ask();
  answer.catch(() => {
    answer = undefined;
  });
  return answer;
}

/** Compares the HTML of each module with a fresh response. @throws if the server does not respond */
export async function compareWithServer(): Promise<Verdict[]> {
  const sent = await sentPage();
  return [...document.querySelectorAll<HTMLElement>('[data-live]')].map((element) => {
    const text = element.outerHTML;
    return {
      name: element.dataset.live ?? '',
      bytes: new TextEncoder().encode(element.innerHTML).length,
      isSame: sent.includes(text),
    };
  });
}
