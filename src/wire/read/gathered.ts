// The options that are made of several fields.

import type { InputFormat } from '../fields/input-format.ts';
import { orderOptions } from './options/order-options.ts';
import { quantityOptions } from './options/quantity-options.ts';

export const GATHERED: NonNullable<InputFormat['gathered']> = { order: orderOptions, quantities: quantityOptions };
