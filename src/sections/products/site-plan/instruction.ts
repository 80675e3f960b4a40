/* Selects a device's instruction by the hour. */
import type { DeviceKind, Instruction } from '../../../content/instruments/site-plan.ts';

export function instructionsAt(instructions: Instruction[], kind: DeviceKind, time: string) {
  const hour = Number.parseInt(time, 10);
  const ofKind = instructions.filter((one) => one.kind === kind);
  return {
    now: ofKind.find((one) => holdsAt(one, hour)),
    otherwise: ofKind.find((one) => !holdsAt(one, hour)),
  };
}

function holdsAt({ hours }: Instruction, hour: number): boolean {
  if (!hours) return true;
  const [from, to] = hours;
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
