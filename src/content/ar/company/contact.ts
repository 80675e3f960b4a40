import english from '../../company/contact.ts';
import { formOptions, keepMonths } from '../../company/form-options.ts';
import type { ContactPage } from '../../company/schema.ts';
import { reworded } from '../../reworded.ts';
import { address, brand, phone } from '../brand.ts';
import { counted, monthsLater } from '../counted.ts';

const { locality } = brand.address;

const keeping = keepMonths ? ` وتُحذف بعد ${counted(keepMonths, monthsLater)} من وصولها.` : '';

export default {
  kind: 'contact',
  head: {
    title: 'اتصل بنا',
    keywords: [
      'اتصل بنا',
      'استفسار عن المبيعات',
      `شركة استشارات تقنية المعلومات في ${locality}`,
      'عرض توضيحي لمركز القيادة',
      'مشروع برمجي',
      'استفسار عن منافسة',
    ],
    description: `راسلوا قسم المبيعات في ${brand.name} أو اتصلوا به في ${locality} بشأن غرفة تحكم أو منصة مدينة أو مصنع أو مشروع برمجي.`,
  },
  banner: {
    eyebrow: 'الشركة',
    title: 'اتصل بنا',
    lead: `راسلونا أو اتصلوا بنا بشأن غرفة تحكم أو منصة مدينة أو منشأة أو مشروع برمجي. مكتبنا في ${locality}. أحضروا قائمة المواقع أو كراسة الشروط والمواصفات أو مشكلةً تصفونها بكلماتكم.`,
    image: english.banner.image,
  },
  heading: 'تواصلوا معنا',
  text: 'أخبرونا بما تشغّلونه اليوم، وبعدد مواقعه، وبما ينبغي أن يتغيّر. ويصل البريد والهاتف إلى الأشخاص أنفسهم.',
  details: [
    { label: 'البريد الإلكتروني', value: brand.email, href: `mailto:${brand.email}` },
    { label: 'الهاتف', value: phone, href: `tel:${brand.phone.replaceAll(' ', '')}` },
  ],
  office: { label: 'المكتب', value: address },
  mascot: english.mascot,
  form: {
    title: 'رسالتكم',
    fields: reworded(english.form.fields, 'name', {
      'first-name': { label: 'الاسم الأول' },
      'last-name': { label: 'اسم العائلة' },
      email: { label: 'البريد الإلكتروني' },
      phone: { label: 'الهاتف' },
      message: { label: 'الرسالة' },
    }),
    openings: [
      { id: 'iso-27001', message: 'نرجو إرسال شهادة ISO 27001 السارية لديكم مع نطاقها.' },
      { id: 'iso-9001', message: 'نرجو إرسال شهادة ISO 9001 السارية لديكم مع نطاقها.' },
    ],
    options: formOptions('ar'),
    before: brand.formEndpoint
      ? `يرسل الزر رسالتكم إلى قسم المبيعات، ولا يستخدمها إلا للرد عليكم.${keeping}`
      : `لا يرسل هذا النموذج شيئًا بعد. للوصول إلينا افتحوا رسالتكم في برنامج البريد، أو اتصلوا على الرقم ${phone}.`,
    privacy: { label: 'سياسة الخصوصية', href: 'page:privacy-policy' },
    submit: 'إرسال الرسالة',
    mail: {
      label: 'فتحها في برنامج البريد',
      to: brand.email,
      subject: 'رسالة من',
      subjectWithoutName: 'رسالة من الموقع الإلكتروني',
      shortened: '(النص أطول مما تتسع له هذه الرسالة، فاقتُطع هنا.)',
    },
    notSent: {
      title: 'لم تُرسَل الرسالة.',
      text: `هذا النموذج غير موصول بقسم المبيعات بعد. ما كتبتموه باقٍ في علامة التبويب هذه إلى أن تمسحوه. أرسلوه بالبريد الإلكتروني، أو اتصلوا على الرقم ${phone}.`,
      clear: 'امسح النموذج',
    },
    withoutScripts: `هذا النموذج غير موصول بقسم المبيعات بعد. ما كتبتموه باقٍ فيه: انسخوه إلى رسالة بالبريد إلى ${brand.email}، أو اتصلوا على الرقم ${phone}.`,
    endpoint: english.form.endpoint,
    sending: 'يجري إرسال رسالتكم…',
    sent: 'وصلت رسالتكم إلى قسم المبيعات. شكرًا لكم.',
    failed: `تعذّر إرسال الرسالة، وما كتبتموه باقٍ في النموذج. نرجو المحاولة مرة أخرى، أو الكتابة إلى ${brand.email}.`,
    unknown: `لم يصلنا رد من الخادم، ولا نعلم هل وصلت رسالتكم. ما كتبتموه باقٍ في النموذج. نرجو الكتابة إلى ${brand.email} أو الاتصال على الرقم ${phone}.`,
    offline: `جهازكم غير متصل بالإنترنت، ولم تُرسَل الرسالة. ما كتبتموه باقٍ في النموذج: اضغطوا الزر مرة أخرى عند عودة الاتصال، أو اتصلوا على الرقم ${phone}.`,
    blank: 'النموذج فارغ. نرجو كتابة سطر عن طلبكم ووسيلة للرد عليكم.',
    unaddressed:
      'لم تتركوا بريدًا إلكترونيًّا ولا رقم هاتف، فلا يمكننا الرد عليكم. نرجو إضافة أحدهما، أو الضغط على الزر مرة أخرى لإرسال الرسالة كما هي.',
    trap: 'اترك هذا الحقل فارغًا',
  },
} satisfies ContactPage;
