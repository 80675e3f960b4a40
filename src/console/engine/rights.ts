/* Who may do what. */
import type { Act, RoleId } from './types.ts';

const everyone: Act['kind'][] = ['role', 'resume'];

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
    'close',
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
  ],
  field: ['report'],
  commissioner: ['allow-cordon'],
};

export function mayDo(role: RoleId, act: Act['kind']): boolean {
  return everyone.includes(act) || rights[role].includes(act);
}
