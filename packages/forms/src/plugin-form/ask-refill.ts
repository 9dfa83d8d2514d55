/** Asks for what a form cannot keep for long: captchas, quiz questions, and whatever else its server renews. */
import { fetchJson } from '@enliven/core';
import { ASK_TIMEOUT } from '../shared/constants';
import { address } from './api';

export const askRefill = (id: number): Promise<unknown> => fetchJson(address(id, 'refill'), { timeout: ASK_TIMEOUT });
