/** Variations of a product: possible choices, price and availability (docs/reference/shop.md#variations). */
import {
  asList,
  asRecord,
  asText,
  attribute,
  type BehaviorProps,
  claim,
  member,
  membersOf,
  type Page,
  phrase,
  query,
  queryAll,
  useClaims,
  useEvent,
  useInsert,
  useProp,
  useTimeout,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { busyClaims } from '../shared/busy-claims';
import { productImage, productImageRequested, productOf } from '../shared/product-image';
import { emitShop } from '../shared/shop-events';
import { useJQueryEvent } from '../shared/use-jquery-event';
import {
  type Choice,
  createParts,
  detailClaims,
  findVariation,
  isComplete,
  isPossible,
  pictureOf,
  readVariation,
  type Variation,
} from './match';

/** Most characters of the data; a product with some hundred variations has as many. */
const LONGEST = 2_000_000;

const UNAVAILABLE = ['variation_unavailable', 'This is not available. Please choose something else.'] as const;

export interface VariationsConfig {
  /** Undefined if each variation must be requested from the server. */
  variations: Variation[] | undefined;
  texts: { none: string; choose: string; unavailable: string };
}

export function config(element: Element, { global }: Page): VariationsConfig {
  let data: unknown;
  try {
    data = JSON.parse(attribute(element, 'data-product_variations', LONGEST) ?? '');
  } catch {
    // Variations are fetched one by one.
  }
  const params = asRecord(global('wc_add_to_cart_variation_params'));
  /** Returns a text of the platform, else ours. */
  const text = (key: string, ...fallback: [key: string, english: string]) =>
    asText(params[`i18n_${key}_text`]) ?? phrase(...fallback);
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
  const [selects] = useState(() => queryAll<HTMLSelectElement>(form, '.variations select'));
  const [choice, setChoice] = useState(() => choiceOf(selects));
  const [fetched, setFetched] = useState<Variation>();
  const [notice, setNotice] = useState('');
  const isChosen = isComplete(choice);
  const found = isChosen ? (variations ? findVariation(variations, choice) : fetched) : undefined;
  const isBuyable = Boolean(found?.isPurchasable && found.isInStock && found.isActive);
  const [{ box, buttons, button, id, quantity, reset }] = useState(() => {
    const find = (selector: string) => query(form, selector);
    return {
      box: find('.single_variation') ?? form,
      buttons: find('.woocommerce-variation-add-to-cart'),
      button: find('.single_add_to_cart_button'),
      id: find('input[name="variation_id"]'),
      quantity: query<HTMLInputElement>(form, 'input.qty'),
      reset: find('.reset_variations'),
    };
  });

  /** Increased to fetch again after a failure or an answer without a variation. */
  const [attempt, setAttempt] = useState(0);
  const [isFetching, setFetching] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt runs the effect again.
  useEffect(() => {
    if (variations || !isChosen) return;
    setFetching(true);
    const stop = new AbortController();
    const body = new URLSearchParams({ product_id: membersOf(form).dataset.product_id ?? '', ...choice });
    // Lazy: the pages of most products contain their variations.
    import('../shared/fetch-variation')
      .then(({ fetchVariation }) => stop.signal.aborted || fetchVariation(form, body, stop.signal))
      .then(
        (answer) => {
          if (stop.signal.aborted) return;
          const variation = readVariation(answer);
          setFetched(variation);
          setNotice(variation ? '' : texts.none);
        },
        () => stop.signal.aborted || setNotice(phrase('shop_no_answer', 'The shop did not answer. Please try again.')),
      )
      .finally(() => {
        if (!stop.signal.aborted) setFetching(false);
      });
    return () => {
      stop.abort();
      setFetching(false);
    };
  }, [choice, isChosen, form, owner, texts, attempt, variations]);

  const partsBox = useInsert(box);
  useLayoutEffect(() => {
    if (!partsBox) return;
    member(partsBox, 'replaceChildren')(...(found ? createParts(owner, found) : []));
    if (found && !found.isPurchasable) member(partsBox, 'append')(texts.unavailable);
  }, [partsBox, found, owner, texts]);
  const status = useInsert(box, { where: 'afterend', tag: 'p', className: 'woocommerce-variation-notice' });
  useLayoutEffect(() => status?.setAttribute('role', 'status'), [status]);
  useProp(status, 'textContent', notice || (variations && isChosen && !found ? texts.none : ''));

  const product = productOf(form);
  useEffect(() => {
    const emitPicture = () => productImage.emit({ product, picture: found && pictureOf(found) });
    emitPicture();
    return productImageRequested.on(emitPicture);
  }, [found, product]);
  useEffect(() => {
    if (found) {
      emitShop(form, 'found_variation', found.data);
      emitShop(form, 'show_variation', found.data, isBuyable);
    } else {
      emitShop(form, 'reset_data');
      emitShop(form, 'hide_variation');
    }
  }, [found, form, isBuyable]);
  useEffect(() => () => productImage.emit({ product, picture: undefined }), [product]);

  // The browser blocks a quantity outside its limits, and shows no message if the field is hidden.
  useLayoutEffect(() => {
    if (!found || !quantity) return;
    const { min, max, isSingle } = found;
    const value = Number.parseFloat(quantity.value);
    const isTooSmall = isSingle || !(value >= Number(min));
    if (isTooSmall || (max && value > Number(max))) return claim(quantity, 'prop:value', isTooSmall ? min : max);
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
    [buttons, `${state}enabled`, isBuyable],
    [buttons, `${state}disabled`, !isBuyable],
    [button, 'class:disabled', !isBuyable],
    [button, 'attr:aria-disabled', isBuyable ? null : 'true'],
    [button, 'class:wc-variation-selection-needed', !isChosen],
    [button, 'class:wc-variation-is-unavailable', isChosen && !isBuyable && !isFetching],
    ...busyClaims(isFetching && form),
    [reset, 'style:visibility', Object.values(choice).some(Boolean) ? 'visible' : 'hidden'],
    ...(found
      ? ([
          [id, 'attr:value', found.id],
          [quantity, 'attr:min', found.min],
          [quantity, 'attr:max', found.max],
          [found.isSingle && quantity?.closest('.quantity'), 'style:display', 'none'],
          ...detailClaims(product, found),
        ] satisfies WantedClaim[])
      : []),
  ]);

  const readChoice = () => {
    setNotice('');
    setFetched(undefined);
    setChoice(choiceOf(selects));
  };
  // Scripts that draw the choices set the value and notify jQuery only.
  useJQueryEvent(form, owner, 'change', ({ target }) => {
    if (!selects.includes(target as HTMLSelectElement)) return;
    emitShop(form, 'woocommerce_variation_select_change');
    readChoice();
    emitShop(form, 'woocommerce_variation_has_changed');
  });
  useJQueryEvent(form, owner, 'check_variations', readChoice);
  // Browsers restore values without an event (docs/reference/shop.md#what-a-browser-restores).
  useEvent(owner.defaultView, 'pageshow', () => {
    if (selects.some((select) => select.value !== choice[nameOf(select)])) readChoice();
  });
  useEvent(reset, 'click', (event) => {
    event.preventDefault();
    for (const select of selects) select.value = '';
    readChoice();
    selects[0]?.focus();
  });
  // Reads the choice after the browser has reset the form.
  const [resets, setResets] = useState(0);
  useTimeout(readChoice, resets > 0 ? 0 : null, resets);
  useEvent(form, 'reset', () => setResets((before) => before + 1));
  useEvent(form, 'submit', (event) => {
    if (isBuyable) return;
    event.preventDefault();
    if (isChosen && !found && !variations) {
      if (!isFetching) setAttempt(attempt + 1);
      return;
    }
    setNotice(isChosen ? (found ? texts.unavailable : texts.none) : texts.choose);
    selects.find(({ value }) => !value)?.focus();
  });
  return null;
}
