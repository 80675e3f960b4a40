import { statesOf } from '../../../../parts/part-states.ts';
import { sheets } from '../../../content/services/sheets.ts';
import { Sheet } from './sheet.tsx';

/** One of each kind. */
export default statesOf(
  Sheet,
  Object.fromEntries(
    Object.values(sheets).map((sheet) => [
      sheet.kind,
      { sheet, name: 'What the customer receives', label: sheet.title },
    ]),
  ),
);
