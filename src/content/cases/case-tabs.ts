/* The cases of each category by their customers, in the order of the case studies page. */
export const caseTabs = {
  ISMS: ['Private bank', 'Telecom operator', 'Oil refinery', 'Technology campus'],
  ISCC: ['State police', 'Metro rail'],
  IIVS: ['Power utility'],
  SSSS: ['Logistics company'],
  PPM: ['Hospital group'],
  SmartCity: ['Gujarat', 'Chhattisgarh', 'Saudi Arabia'],
};

export const caseCount = Object.values(caseTabs).flat().length;

/** How many of them are marked as samples: lower it with each case of your own. A test compares it with the marks. */
export const sampleCount = 12;
