/** The choice among the variations of a product: what can be chosen, what it costs, and whether it can be bought (docs/reference/shop.md#variations). */
import {
  asList,
  asRecord,
  asText,
  attribute,
  type BehaviorProps,
  claim,
  membersOf,
  type Page,
  phrase,
  useClaims,
  useEvent,
  useInsert,
  useProp,
  useTimeout,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { busyClaims } from '../shared/busy-claims';
import { productImage, productImageWanted, productOf } from '../shared/product-image';
import { emitShop } from '../shared/shop-events';
import { useHeard } from '../shared/use-heard';
import {
  type Choice,
  findVariation,
  isComplete,
  isPossible,
  partsOf,
  pictureOf,
  readVariation,
  type Variation,
  wordsOf,
} from './match';

/** Characters; a product with some hundred variations has as many. */
const LONGEST = 2_000_000;

const UNAVAILABLE = ['variation_unavailable', 'This is not available. Please choose something else.'] as const;

export interface VariationsConfig {
  /** Undefined where the server is asked for each. */
  variations: Variation[] | undefined;
  texts: { none: string; choose: string; unavailable: string };
}

export function config(element: Element, { global }: Page): VariationsConfig {
  let data: unknown;
  try {
    data = JSON.parse(attribute(element, 'data-product_variations', LONGEST) ?? '');
  } catch {
    // The server is asked.
  }
  const params = asRecord(global('wc_add_to_cart_variation_params'));
  /** A sentence of the platform, else ours. */
  const text = (key: string, ...ours: [key: string, english: string]) =>
    asText(params[`i18n_${key}_text`]) ?? phrase(...ours);
  return {
    variations: Array.isArray(data) ? asList(data).flatMap((one) => readVariation(one) ?? []) : undefined,
    texts: {
      none: text('no_matching_variations', ...UNAVAILABLE),
      choose: text('make_a_selection', 'choose_options', 'Please choose the options of the product first.'),
      unavailable: text('unavailable', ...UNAVAILABLE),
    },
  };
}

const nameOf = (select: HTMLSelectElement): string => select.dataset.attribute_name || select.name;
const choiceOf = (selects: readonly HTMLSelectElement[]): Choice =>
  Object.fromEntries(selects.map((select) => [nameOf(select), select.value]));

export default function Variations({ element, config }: BehaviorProps<VariationsConfig>): ReactNode {
  const form = element as HTMLFormElement;
  const owner = membersOf(form).ownerDocument;
  const { texts, variations } = config;
  const [selects] = useState(() => [...membersOf(form).querySelectorAll<HTMLSelectElement>('.variations select')]);
  const [choice, setChoice] = useState(() => choiceOf(selects));
  const [asked, setAsked] = useState<Variation>();
  const [notice, setNotice] = useState('');
  const complete = isComplete(choice);
  const found = complete ? (variations ? findVariation(variations, choice) : asked) : undefined;
  const buyable = Boolean(found?.purchasable && found.inStock && found.active);
  const [{ box, buttons, button, id, quantity, reset }] = useState(() => {
    const find = (selector: string) => membersOf(form).querySelector(selector);
    return {
      box: find('.single_variation') ?? form,
      buttons: find('.woocommerce-variation-add-to-cart'),
      button: find('.single_add_to_cart_button'),
      id: find('input[name="variation_id"]'),
      quantity: membersOf(form).querySelector<HTMLInputElement>('input.qty'),
      reset: find('.reset_variations'),
    };
  });

  /** Once more after a failure, or after an answer that there is none. */
  const [turn, setTurn] = useState(0);
  const [asking, setAsking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is a reason, nothing that is used.
  useEffect(() => {
    if (variations || !complete) return;
    setAsking(true);
    const stop = new AbortController();
    const body = new URLSearchParams({ product_id: membersOf(form).dataset.product_id ?? '', ...choice });
    // Products with few variations have them on the page.
    import('../shared/ask-variation')
      .then(({ askVariation }) => stop.signal.aborted || askVariation(form, body, stop.signal))
      .then(
        (answer) => {
          if (stop.signal.aborted) return;
          const variation = readVariation(answer);
          setAsked(variation);
          setNotice(variation ? '' : texts.none);
        },
        () => stop.signal.aborted || setNotice(phrase('shop_no_answer', 'The shop did not answer. Please try again.')),
      )
      .finally(() => {
        if (!stop.signal.aborted) setAsking(false);
      });
    return () => {
      stop.abort();
      setAsking(false);
    };
  }, [choice, complete, form, owner, texts, turn, variations]);

  const shown = useInsert(box);
  useLayoutEffect(() => {
    if (!shown) return;
    shown.replaceChildren(...(found ? partsOf(owner, found) : []));
    if (found && !found.purchasable) shown.append(texts.unavailable);
  }, [shown, found, owner, texts]);
  const status = useInsert(box, { where: 'afterend', tag: 'p', className: 'woocommerce-variation-notice' });
  useLayoutEffect(() => status?.setAttribute('role', 'status'), [status]);
  useProp(status, 'textContent', notice || (variations && complete && !found ? texts.none : ''));

  const product = productOf(form);
  useEffect(() => {
    const show = () => productImage.emit({ product, picture: found && pictureOf(found) });
    show();
    return productImageWanted.on(show);
  }, [found, product]);
  useEffect(() => {
    if (found) {
      emitShop(form, 'found_variation', found.data);
      emitShop(form, 'show_variation', found.data, buyable);
    } else {
      emitShop(form, 'reset_data');
      emitShop(form, 'hide_variation');
    }
  }, [found, form, buyable]);
  useEffect(() => () => productImage.emit({ product, picture: undefined }), [product]);

  // What does not fit its limits would not be sent, and where the field is hidden nothing would say why.
  useLayoutEffect(() => {
    if (!found || !quantity) return;
    const { min, max, single } = found;
    const value = Number.parseFloat(quantity.value);
    const least = single || !(value >= Number(min));
    if (least || (max && value > Number(max))) return claim(quantity, 'prop:value', least ? min : max);
  }, [found, quantity]);

  const state = 'class:woocommerce-variation-add-to-cart-';
  useClaims([
    ...selects.flatMap((select) =>
      [...select.options].map(
        (option): WantedClaim => [
          variations && option.value && !isPossible(variations, choice, nameOf(select), option.value) && option,
          'prop:disabled',
          true,
        ],
      ),
    ),
    [buttons, `${state}enabled`, buyable],
    [buttons, `${state}disabled`, !buyable],
    [button, 'class:disabled', !buyable],
    [button, 'attr:aria-disabled', buyable ? null : 'true'],
    [button, 'class:wc-variation-selection-needed', !complete],
    [button, 'class:wc-variation-is-unavailable', complete && !buyable && !asking],
    ...busyClaims(asking && form),
    [reset, 'style:visibility', Object.values(choice).some(Boolean) ? 'visible' : 'hidden'],
    ...(found
      ? ([
          [id, 'attr:value', found.id],
          [quantity, 'attr:min', found.min],
          [quantity, 'attr:max', found.max],
          [found.single && quantity?.closest('.quantity'), 'style:display', 'none'],
          ...wordsOf(product, found),
        ] satisfies WantedClaim[])
      : []),
  ]);

  const read = () => {
    setNotice('');
    setAsked(undefined);
    setChoice(choiceOf(selects));
  };
  // Scripts that draw choices of their own set the value and tell jQuery alone.
  useHeard(form, owner, 'change', ({ target }) => {
    if (!selects.includes(target as HTMLSelectElement)) return;
    emitShop(form, 'woocommerce_variation_select_change');
    read();
    emitShop(form, 'woocommerce_variation_has_changed');
  });
  useHeard(form, owner, 'check_variations', read);
  // What a browser has restored by now, without an event (docs/reference/shop.md#what-a-browser-restores).
  useEvent(owner.defaultView, 'pageshow', () => {
    if (selects.some((select) => select.value !== choice[nameOf(select)])) read();
  });
  useEvent(reset, 'click', (event) => {
    event.preventDefault();
    for (const select of selects) select.value = '';
    read();
    selects[0]?.focus();
  });
  // Once the browser has emptied the form.
  const [resets, setResets] = useState(0);
  useTimeout(read, resets > 0 ? 0 : null, resets);
  useEvent(form, 'reset', () => setResets((before) => before + 1));
  useEvent(form, 'submit', (event) => {
    if (buyable) return;
    event.preventDefault();
    if (complete && !found && !variations) {
      if (!asking) setTurn(turn + 1);
      return;
    }
    setNotice(complete ? (found ? texts.unavailable : texts.none) : texts.choose);
    selects.find(({ value }) => !value)?.focus();
  });
  return null;
}
