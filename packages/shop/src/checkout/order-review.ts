/** What the server is told to compute an order anew (docs/reference/shop.md#checkout). */
import { param } from '../shared/requests';

const ADDRESS = ['country', 'state', 'postcode', 'city', 'address_1', 'address_2'];

/** @param data of all forms of a checkout together */
export function orderReviewBody(data: URLSearchParams, isComplete: boolean): URLSearchParams {
  const of = (name: string) => data.get(name) ?? '';
  const shipped = data.has('ship_to_different_address') ? 'shipping' : 'billing';
  const body = new URLSearchParams({
    security: param('update_order_review_nonce') ?? '',
    payment_method: of('payment_method'),
    has_full_address: `${isComplete}`,
    post_data: `${data}`,
  });
  for (const key of ADDRESS) {
    // The platform calls it so in this request.
    const sent = key === 'address_1' ? 'address' : key;
    body.append(sent, of(`billing_${key}`));
    body.append(`s_${sent}`, of(`${shipped}_${key}`));
  }
  for (const [name, value] of data) if (name.startsWith('shipping_method')) body.append(name, value);
  return body;
}
