import type { StatusMessages } from '../../shell/schema.ts';

export default {
  loading: 'पृष्ठ खुल रहा है',
  loadFailedTitle: 'यह पृष्ठ नहीं खुला',
  loadFailed: 'यह पृष्ठ नहीं खुल सका। संभव है कि बीच में कनेक्शन टूट गया हो।',
  pageFailed: 'इस पृष्ठ ने काम करना बंद कर दिया है। साइट के बाकी पृष्ठ काम कर रहे हैं।',
  tryAgain: 'फिर प्रयास करें',
  loadAsDocument: 'पूरा पृष्ठ खोलें',
  home: 'मुखपृष्ठ पर जाएँ',
  notSaved: 'आप ऑफ़लाइन हैं और यह पृष्ठ आपके ब्राउज़र में सहेजा हुआ नहीं है।',
  savedCopy: 'आप ऑफ़लाइन हैं। यह आपके ब्राउज़र में पहले से सहेजी हुई प्रति है।',
  savedCopyUnanswered: 'साइट से अभी उत्तर नहीं मिल रहा है। आप वही देख रहे हैं जो आपके ब्राउज़र ने पिछली बार सहेजा था।',
  related: 'संबंधित पृष्ठ',
  breadcrumb: 'आप यहाँ हैं',
  languages: 'भाषा',
  otherLanguage: 'अंग्रेज़ी',
  sampleCase: 'नमूना केस स्टडी',
} satisfies StatusMessages;
