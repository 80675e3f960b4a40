/** A unit is a D, as the brand's own: standing free, or dark on a white disc when it is under way. */
export const unitShape = {
  free: 'M-5-6.5h4a6.5 6.5 0 0 1 0 13h-4z',
  sent: 'M-5-7h4.5a7 7 0 0 1 0 14H-5z',
} as const;
