import english from '../../company/contact.ts';
import { formOptions, keepMonths } from '../../company/form-options.ts';
import type { ContactPage } from '../../company/schema.ts';
import { brand } from '../brand.ts';

/** With non-breaking spaces, for use inside a sentence. */
const phone = brand.phone.replaceAll(' ', '\u00a0');

const keeping = keepMonths ? ` संदेश मिलने के ${keepMonths} महीने बाद उसे हटा दिया जाता है।` : '';

export default {
  kind: 'contact',
  head: {
    title: 'संपर्क करें',
    keywords: [
      'संपर्क',
      'विक्रय पूछताछ',
      `${brand.address.locality} की सूचना प्रौद्योगिकी परामर्श कंपनी`,
      'कमान केंद्र का डेमो',
      'सॉफ़्टवेयर परियोजना',
      'निविदा संबंधी पूछताछ',
    ],
    description: `नियंत्रण कक्ष, नगर प्लेटफ़ॉर्म, संयंत्र या सॉफ़्टवेयर परियोजना के लिए ${brand.address.locality} में ${brand.name} के विक्रय विभाग को लिखें या फ़ोन करें।`,
  },
  banner: {
    eyebrow: 'कंपनी',
    title: 'संपर्क करें',
    lead: `नियंत्रण कक्ष, नगर प्लेटफ़ॉर्म, संयंत्र या सॉफ़्टवेयर परियोजना के बारे में लिखें या फ़ोन करें। हमारा कार्यालय ${brand.address.locality} में है; स्थलों की सूची, निविदा या अपने शब्दों में लिखी समस्या लेकर आइए।`,
    image: english.banner.image,
  },
  heading: 'हमें लिखें',
  text: 'बताइए कि आज आप क्या चलाते हैं, उसमें कितने स्थल हैं और क्या बदलना है। ईमेल और दूरभाष, दोनों एक ही दल तक पहुँचते हैं।',
  details: [
    { label: 'ईमेल', value: brand.email, href: `mailto:${brand.email}` },
    { label: 'फ़ोन', value: brand.phone, href: `tel:${brand.phone.replaceAll(' ', '')}` },
  ],
  office: {
    label: 'कार्यालय',
    value: `${brand.address.locality}, ${brand.address.country} ${brand.address.postalCode}`,
  },
  mascot: english.mascot,
  form: {
    title: 'आपका संदेश',
    fields: [
      { name: 'first-name', label: 'प्रथम नाम', autocomplete: 'given-name' },
      { name: 'last-name', label: 'उपनाम', autocomplete: 'family-name' },
      { name: 'email', label: 'ईमेल', autocomplete: 'email' },
      { name: 'phone', label: 'फ़ोन', autocomplete: 'tel' },
      { name: 'message', label: 'संदेश', autocomplete: 'off' },
    ],
    openings: [
      { id: 'iso-27001', message: 'कृपया अपना वर्तमान ISO 27001 प्रमाणपत्र और उसका कार्यक्षेत्र हमें भेजें।' },
      { id: 'iso-9001', message: 'कृपया अपना वर्तमान ISO 9001 प्रमाणपत्र और उसका कार्यक्षेत्र हमें भेजें।' },
    ],
    options: formOptions('hi'),
    before: brand.formEndpoint
      ? `बटन दबाने पर आपका संदेश हमारे विक्रय विभाग को जाता है, जो उसका उपयोग केवल आपको उत्तर देने में करता है।${keeping}`
      : `यह फ़ॉर्म अभी कुछ नहीं भेजता। हमसे संपर्क के लिए अपना संदेश ईमेल में खोलें या ${phone} पर फ़ोन करें।`,
    privacy: { label: 'निजता नीति', href: 'page:privacy-policy' },
    submit: 'संदेश भेजें',
    mail: {
      label: 'ईमेल में खोलें',
      to: brand.email,
      subject: 'संदेश, प्रेषक:',
      subjectWithoutName: 'वेबसाइट से संदेश',
      shortened: '(पाठ इस संदेश के लिए बहुत लंबा था और यहीं समाप्त होता है।)',
    },
    notSent: {
      title: 'कुछ भी नहीं भेजा गया।',
      text: `यह फ़ॉर्म अभी हमारे विक्रय विभाग तक नहीं पहुँचता। आपका लिखा हुआ यहीं है और जब तक आप उसे मिटाते नहीं, इसी टैब में रहेगा। कृपया इसे ईमेल से भेजें या ${phone} पर फ़ोन करें।`,
      clear: 'फ़ॉर्म ख़ाली करें',
    },
    withoutScripts: `यह फ़ॉर्म अभी हमारे विक्रय विभाग तक नहीं पहुँचता। आपका लिखा हुआ फ़ॉर्म में ही है: उसे ${brand.email} पर ईमेल में भेजें या ${phone} पर फ़ोन करें।`,
    endpoint: english.form.endpoint,
    sending: 'आपका संदेश भेजा जा रहा है…',
    sent: 'आपका संदेश हमारे विक्रय विभाग को मिल गया है। धन्यवाद।',
    failed: `संदेश नहीं भेजा जा सका। आपका लिखा हुआ फ़ॉर्म में सुरक्षित है। कृपया फिर प्रयास करें या ${brand.email} पर लिखें।`,
    unknown: `कोई उत्तर नहीं मिला, इसलिए हम नहीं कह सकते कि आपका संदेश पहुँचा या नहीं। आपका लिखा हुआ फ़ॉर्म में सुरक्षित है। कृपया ${brand.email} पर लिखें या ${phone} पर फ़ोन करें।`,
    offline: `आपका उपकरण इंटरनेट से जुड़ा नहीं है, इसलिए कुछ नहीं भेजा गया। आपका लिखा हुआ फ़ॉर्म में सुरक्षित है: कनेक्शन लौटने पर बटन फिर दबाएँ या ${phone} पर फ़ोन करें।`,
    blank: 'फ़ॉर्म ख़ाली है। कृपया एक पंक्ति में अपनी आवश्यकता लिखें और उत्तर पाने का कोई माध्यम बताएँ।',
    unaddressed:
      'आपने न ईमेल पता दिया है, न फ़ोन नंबर, इसलिए हम उत्तर नहीं दे सकेंगे। कृपया इनमें से एक लिखें, या संदेश को ऐसे ही भेजने के लिए बटन फिर दबाएँ।',
    trap: 'इस स्थान को ख़ाली छोड़ें',
  },
} satisfies ContactPage;
