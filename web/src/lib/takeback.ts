import type { TableInfo } from '../api/types';
import { t } from './words.svelte';

/** Which rule of taking back holds at a table. */
export const takeBackSaid = (info: TableInfo): string => t(`take-back-holds-${info.rules.rated ? 'rated' : info.take_back}`);
