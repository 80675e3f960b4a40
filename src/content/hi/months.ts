/* The months, in the order of the year. */
export const months = [
  { short: 'जन', long: 'जनवरी', english: 'January' },
  { short: 'फ़र', long: 'फ़रवरी', english: 'February' },
  { short: 'मार्च', long: 'मार्च', english: 'March' },
  { short: 'अप्रै', long: 'अप्रैल', english: 'April' },
  { short: 'मई', long: 'मई', english: 'May' },
  { short: 'जून', long: 'जून', english: 'June' },
  { short: 'जुला', long: 'जुलाई', english: 'July' },
  { short: 'अग', long: 'अगस्त', english: 'August' },
  { short: 'सित', long: 'सितंबर', english: 'September' },
  { short: 'अक्टू', long: 'अक्टूबर', english: 'October' },
  { short: 'नव', long: 'नवंबर', english: 'November' },
  { short: 'दिस', long: 'दिसंबर', english: 'December' },
];

/** A date as an English file writes it: '16 November 2026'. */
export const dateInHindi = (date: string) =>
  months.reduce((text, { english, long }) => text.replace(english, long), date);
