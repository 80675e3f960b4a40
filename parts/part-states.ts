/* The states a part is shown in: data beside the part, in `<part>.states.ts`. */
import type { ComponentType } from 'react';

export interface PartStates<Props> {
  part: ComponentType<Props>;
  /** By name. The first one is also shown with long words. */
  states: Record<string, Props>;
}

export const statesOf = <Props>(
  part: ComponentType<Props>,
  states: Record<string, Props>,
): PartStates<Props> => ({ part, states });
