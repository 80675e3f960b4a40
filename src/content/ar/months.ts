/* The months as the Gulf states name them. */
const months: Record<string, string> = {
  January: 'يناير',
  February: 'فبراير',
  March: 'مارس',
  April: 'أبريل',
  May: 'مايو',
  June: 'يونيو',
  July: 'يوليو',
  August: 'أغسطس',
  September: 'سبتمبر',
  October: 'أكتوبر',
  November: 'نوفمبر',
  December: 'ديسمبر',
};

/** A date as an English file writes it: '16 November 2026'. */
export const dateInArabic = (date: string) => date.replace(/[A-Z][a-z]+/, (month) => months[month] ?? month);

export const monthInArabic = (name: string) => months[name] ?? name;
