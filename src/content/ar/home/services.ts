import english from '../../home/home.ts';
import type { HomePage } from '../../home/schema.ts';
import { withWords } from '../../reworded.ts';
import { serviceIds } from '../../services/service-ids.ts';
import { counted, services as counting } from '../counted.ts';
import { serviceNames } from '../services/service-names.ts';

const { items, action, defaultId } = english.services;

const words = {
  service1: {
    description:
      'تطبيقات تُكتب لعمل جهة بعينها: مكاتب التصاريح ولوحات إرسال الوحدات وسجلات المصانع. والشيفرة المصدرية ملك لكم.',
    alt: 'رسم لجدار تطبيق مؤلف من ألواح، ورافعة تحمل اللوح التالي.',
  },
  service2: {
    description:
      'يجلس المحلل مع موظفيكم، ويرسم سير العمل كما هو اليوم، ويكتب متطلبات يستطيع المطوّر بناءها واختبارها.',
    alt: 'رسم لطاولة عليها مخططات لسير العمل معروضة للنقاش.',
  },
  service3: {
    description: 'شاشات لمن يعمل تحت الضغط: مشغّل ليلًا، ومفتش تحت الشمس، وساكن بهاتف صغير. وتُختبر قبل بنائها.',
    alt: 'رسم لمخططات شاشات على لوح التصميم.',
  },
  service4: {
    description:
      'نبني المسار من تعديل الشيفرة إلى الإصدار العامل ونتعهده، وفيه اختبارات آلية ونسخ احتياطية وتنبيهات.',
    alt: 'رسم لخوادم يصل بينها خط تسليم.',
  },
  service5: {
    description: 'بوابات ولوحات مؤشرات ومواقع عامة تُحمَّل على اتصال بطيء، وتعمل بلوحة المفاتيح، ويسهل تعديلها.',
    alt: 'رسم لنافذة متصفح مركّبة من أجزاء.',
  },
  service6: {
    description: 'تطبيقات للأطقم الميدانية والسكان، تعمل عند انقطاع الإشارة وترسل سجلاتها عند عودتها.',
    alt: 'رسم لهواتف حول مسار عامل ميداني.',
  },
  service7: {
    description:
      'يفحص المختبرون الوظائف والحمل والأمن وسهولة الوصول، ويبلّغون عن كل خلل مع الخطوات التي تُظهره.',
    alt: 'رسم لبوابة اختبار تمر منها أجزاء البرنامج.',
  },
  service8: {
    description:
      'فريق واحد مسؤول عن تطبيق قيد الاستخدام: أخطائه وتحديثاته والتعديلات الصغيرة التي يطلبها مستخدموه.',
    alt: 'رسم لغرفة دعم: قوسان من محطات العمل أمام جدار من الرسوم البيانية.',
  },
  service9: {
    description: 'لشركات تبيع البرمجيات: فريق يخطط للإصدارات ويبنيها ويُبقي القديم منها في الخدمة.',
    alt: 'رسم لمنتج مبنيّ طبقات، إصدارًا فوق إصدار.',
  },
};

export const services: HomePage['services'] = {
  title: 'الخدمات',
  claim: 'لكل خدمة مخرجات تتسلّمونها',
  lead: 'عمل برمجي لجهات لا تحتمل خدماتها التوقف. اختاروا خدمة لقراءة ما تشمله.',
  items: withWords(items, words).map(({ alt, ...item }) => ({
    ...item,
    title: serviceNames[item.id as keyof typeof serviceNames],
    image: { ...item.image, alt },
  })),
  defaultId,
  action: { ...action, label: 'معرفة المزيد', about: `عن خدماتنا: ${counted(serviceIds.length, counting)}` },
};
