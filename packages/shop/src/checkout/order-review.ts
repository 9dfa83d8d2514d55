/** What the server is told to compute an order anew (docs/reference/shop.md#checkout). */
import { param } from '../shared/requests';

const ADDRESS = ['country', 'state', 'postcode', 'city', 'address_1', 'address_2'];
/** What the platform calls them in this request. */
const SENT: Record<string, string> = { address_1: 'address' };

/** All forms of a checkout together, as they would be sent. */
export function checkoutData(forms: Iterable<HTMLFormElement>): URLSearchParams {
  const all = new URLSearchParams();
  for (const form of forms)
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') all.append(name, value);
  return all;
}

export function orderReviewBody(data: URLSearchParams, isComplete: boolean): URLSearchParams {
  const of = (prefix: string, key: string) => data.get(`${prefix}_${key}`) ?? '';
  const shipped = data.has('ship_to_different_address') ? 'shipping' : 'billing';
  const body = new URLSearchParams({
    security: param('update_order_review_nonce', 'wc_checkout_params') ?? '',
    payment_method: data.get('payment_method') ?? '',
    has_full_address: String(isComplete),
    post_data: data.toString(),
  });
  for (const key of ADDRESS) {
    body.append(SENT[key] ?? key, of('billing', key));
    body.append(`s_${SENT[key] ?? key}`, of(shipped, key));
  }
  for (const [name, value] of data) if (name.startsWith('shipping_method')) body.append(name, value);
  return body;
}
