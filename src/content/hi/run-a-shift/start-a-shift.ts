import type { StartWords } from '../../run-a-shift/schema.ts';
import english from '../../run-a-shift/start-a-shift.ts';

/** Shown wherever a page offers the desk, which is in English. */
export default {
  title: 'एक पाली सँभालें',
  lead: 'ऑपरेटर आप हैं। तीन मिनट, कोई पंजीकरण नहीं। डेस्क की स्क्रीनें अंग्रेज़ी में हैं।',
  choose: 'पाली चुनें',
  seed: 'आरंभिक संख्या',
  start: 'पाली आरंभ करें',
  loading: 'डेस्क खुल रहा है।',
  failed: 'डेस्क नहीं खुल सका।',
  stopped: 'एक त्रुटि के कारण डेस्क रुक गया है। पृष्ठ के बाकी भाग काम कर रहे हैं।',
  tryAgain: 'फिर प्रयास करें',
  leave: 'डेस्क छोड़ें',
  pictured: english.pictured,
} satisfies StartWords;
