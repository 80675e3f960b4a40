/* Who may do what. */

import type { PurposeId, RoleId } from '../../content/shifts/schema.ts';
import type { Act } from './act-types.ts';

const everyone: Act['kind'][] = ['role', 'resume', 'sit', 'stand'];

const rights: Record<RoleId, Act['kind'][]> = {
  operator: [
    'confirm',
    'dismiss',
    'join',
    'split',
    'propose',
    'attach',
    'dismiss-message',
    'open-camera',
    'close-camera',
    'check',
    'send',
    'recall',
    'close-road',
    'reopen',
    'ask',
    'draft',
    'corridor',
    'open-road',
    'close',
    'call-unit',
    'pick-up',
    'call-back',
    'end-call',
    'sign-off',
  ],
  supervisor: [
    'open-camera',
    'close-camera',
    'send',
    'recall',
    'approve',
    'return',
    'approve-corridor',
    'refuse-corridor',
    'approve-return',
    'call-unit',
    'divert',
    'sign-off',
  ],
  field: ['report'],
  commissioner: ['allow-cordon'],
};

export function mayDo(role: RoleId, act: Act['kind']): boolean {
  return everyone.includes(act) || rights[role].includes(act);
}

/** The purposes for which a role may open a camera; empty for a role without cameras. */
export function purposesFor(role: RoleId): PurposeId[] {
  if (role === 'operator') return ['depth', 'guide', 'road'];
  return role === 'supervisor' ? ['depth', 'guide', 'road', 'recording'] : [];
}
