import type { Refusal } from '../api/types';
import { message } from './message';

/** A refusal in words: what was asked cannot be done, or nobody could be reached. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.code);
  }
}

export const unreachable: Refusal = { code: 'internal', message: message('page-error-unreachable') };
export const unclear: Refusal = { code: 'internal', message: message('page-error-server') };
