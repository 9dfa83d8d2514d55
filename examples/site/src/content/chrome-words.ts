// Texts of the header and footer in the two languages of the site.

export type Language = 'en' | 'ar';

export interface ChromeWords {
  siteName: string;
  skip: string;
  service: string;
  serviceNote: string;
  mainMenu: string;
  menuBar: string;
  search: string;
  searchFor: string;
  menu: Array<[label: string, path: string]>;
  secondaryMenu: Array<[label: string, path: string]>;
  about: string;
  aboutTitle: string;
  visit: string;
  hours: string[];
  more: string;
  thisPage: string;
  /** HTML. */
  runsOn: string;
  printedAs(generation: number): string;
  seeOther(generation: number): string;
  imprint: string;
}

const english: ChromeWords = {
  siteName: 'Tidewheel Coffee',
  skip: 'Skip to the content',
  service: 'Service',
  serviceNote: 'We roast on Mondays and Thursdays',
  mainMenu: 'Main menu',
  menuBar: 'Menu',
  search: 'Search',
  searchFor: 'Search for:',
  menu: [
    ['Questions', '/toggle'],
    ['Delivery', '/accordion'],
    ['Subscriptions', '/tabs'],
    ['Handbook', '/kitchen-sink'],
    ['Shop', '/shop'],
    ['Our story', '/plain'],
  ],
  secondaryMenu: [
    ['العربية', '/rtl'],
    ['Write to us', '/contact'],
    ['Test pages', '/test-pages'],
  ],
  aboutTitle: 'The mill',
  about: 'A small roastery in an old tide mill. The wheel turns twice a day, the drum twice a week.',
  visit: 'Come by',
  hours: ['Tuesday to Friday, 8 to 17', 'Saturday, 9 to 14', 'Quay Lane 3, Skerry Harbour'],
  more: 'Elsewhere',
  thisPage: 'This page',
  runsOn: 'Brought to life by <a href="/">Enliven</a>.',
  printedAs: (generation) => `Printed in the markup of builder generation ${generation}.`,
  seeOther: (generation) => `See it in generation ${generation}`,
  imprint: 'Tidewheel is an invented roastery: nothing is sold here, and no money moves.',
};

const arabic: ChromeWords = {
  siteName: 'محمصة تايدويل',
  skip: 'انتقل إلى المحتوى',
  service: 'خدمة',
  serviceNote: 'نحمّص يومي الاثنين والخميس',
  mainMenu: 'القائمة الرئيسية',
  menuBar: 'القائمة',
  search: 'بحث',
  searchFor: 'ابحث عن:',
  menu: [
    ['أسئلة', '/toggle'],
    ['التوصيل', '/accordion'],
    ['الاشتراكات', '/tabs'],
    ['الدليل', '/kitchen-sink'],
    ['المتجر', '/shop'],
    ['قصتنا', '/plain'],
  ],
  secondaryMenu: [
    ['English', '/coffee'],
    ['اكتبوا إلينا', '/contact'],
    ['صفحات الاختبار', '/test-pages'],
  ],
  aboutTitle: 'الطاحونة',
  about: 'محمصة صغيرة في طاحونة قديمة على المدّ. تدور العجلة مرتين في اليوم، والأسطوانة مرتين في الأسبوع.',
  visit: 'زورونا',
  hours: ['من الثلاثاء إلى الجمعة، 8 إلى 17', 'السبت، 9 إلى 14', 'زقاق الرصيف 3، ميناء سكيري'],
  more: 'صفحات أخرى',
  thisPage: 'هذه الصفحة',
  runsOn: 'تعمل بواسطة <a href="/">Enliven</a>.',
  printedAs: (generation) => `مطبوعة بصيغة الجيل ${generation}.`,
  seeOther: (generation) => `شاهدها بصيغة الجيل ${generation}`,
  imprint: 'تايدويل محمصة متخيَّلة، والقهوة ليست للبيع.',
};

export const chromeWords: Record<Language, ChromeWords> = { en: english, ar: arabic };
