/** What stands before the token in the address that `npm run edit` prints. */
export const tokenFragment = '#editor=';
