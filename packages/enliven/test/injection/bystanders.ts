/** Forms and links of the page that no payload may change. */

/** Markup of the bystanders. */
export const BYSTANDERS = `<form id="login" action="/login" method="post"><input name="log" value="Noor"><input name="pwd" value="secret"><input type="hidden" name="amount" value="5"><select name="plan"><option value="a">A</option><option value="b" selected>B</option></select><textarea name="note">Note</textarea><input type="checkbox" name="keep" checked><button>Log in</button></form><a id="pay" href="/pay">Pay</a>`;

/** Returns the state of the bystanders and of the page's prototypes. Runs in the page. */
export function stateOfBystanders(): unknown {
  const { querySelector, querySelectorAll } = Document.prototype;
  const form = querySelector.call(document, '#login') as HTMLFormElement;
  const members = Reflect.get(HTMLFormElement.prototype, 'elements', form) as HTMLFormControlsCollection;
  return {
    forms: [...querySelectorAll.call(document, '#login, #pay')].map((one) => one.outerHTML),
    values: [...members].map((one) => {
      const { name, type, value, checked, disabled } = one as HTMLInputElement;
      return { name, type, value, checked, disabled };
    }),
    address: Reflect.get(HTMLFormElement.prototype, 'action', form),
    base: document.baseURI,
    polluted: Object.keys(Object.prototype),
    isInert: form.closest('[inert]') !== null,
  };
}
