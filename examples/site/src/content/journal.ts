// Blog posts of the roastery, newest first.

export interface Post {
  title: string;
  date: string;
  category: string;
  words: string;
}

const post = (title: string, date: string, category: string, words: string): Post => ({ title, date, category, words });

export const news: Post[] = [
  post(
    'The wheel turns again',
    'Mar 21, 2025',
    'Mill',
    'After nine weeks, four carpenters and one argument about oak, the tide moves the drum again.',
  ),
  post(
    'Two new lots from Rift House',
    'Mar 9, 2025',
    'Coffee',
    'One tastes of blackcurrant, the other of a walk through wet leaves. We bought both.',
  ),
  post(
    'Why we stopped flavouring',
    'Feb 26, 2025',
    'Coffee',
    'Vanilla is a fine thing. It is not a fault that has to be hidden, and neither is coffee.',
  ),
  post(
    'Opening hours in spring',
    'Feb 12, 2025',
    'Mill',
    'From April on the door is open until six. The cat keeps its own hours.',
  ),
  post(
    'A bag that goes on the compost',
    'Jan 30, 2025',
    'Workshop',
    'It looks the same, keeps as long, and is gone after twelve weeks under the nettles.',
  ),
  post(
    'How we taste',
    'Jan 16, 2025',
    'Coffee',
    'Water just off the boil, four minutes, a crust to break, and silence until everyone has written.',
  ),
  post('The flood, one year on', 'Jan 2, 2025', 'Mill', 'The mark on the wall stays. So does the bucket.'),
  post(
    'Decaf worth drinking',
    'Dec 12, 2024',
    'Coffee',
    'We tried nineteen and kept one. It is washed with spring water and patience.',
  ),
  post('Apprentice wanted', 'Nov 28, 2024', 'Workshop', 'You need strong arms, a good nose and no fear of Mondays.'),
];

export const notes: Post[] = [
  post(
    'Grind, then weigh',
    'Mar 18, 2025',
    'Brewing',
    'The grinder keeps a gram for itself. Weigh what falls out, not what goes in.',
  ),
  post(
    'A kettle without a thermometer',
    'Mar 4, 2025',
    'Brewing',
    'Boil it, lift the lid, count to forty. That is ninety-four degrees, near enough for breakfast, and it costs nothing.',
  ),
  post(
    'Stale is not bitter',
    'Feb 20, 2025',
    'Tasting',
    'Bitter is a choice. Stale is an accident that happens to open bags.',
  ),
  post(
    'Filter papers, rinsed',
    'Feb 6, 2025',
    'Brewing',
    'Ten seconds of hot water take the taste of cardboard away and warm the cup on the way.',
  ),
  post(
    'Cold brew for one',
    'Jan 23, 2025',
    'Brewing',
    'A jam jar, sixty grams, a night in the fridge. Strain it twice; be proud of it once.',
  ),
  post(
    'What “washed” means',
    'Jan 9, 2025',
    'Tasting',
    'The fruit is taken off before the bean dries. What is left is the bean’s own voice.',
  ),
  post(
    'Milk, but which',
    'Dec 19, 2024',
    'Tasting',
    'The one you like. Oat if you want foam, whole if you want sweetness.',
  ),
  post('Clean your grinder', 'Dec 5, 2024', 'Brewing', 'A dry brush on Sundays. Rice is for dinner.'),
  post(
    'The second cup',
    'Nov 21, 2024',
    'Tasting',
    'Let it cool. Below fifty degrees the fruit comes out, and some faults with it.',
  ),
  post(
    'Water is an ingredient',
    'Nov 7, 2024',
    'Brewing',
    'If the kettle grows a coat, so does the taste. A simple filter jug is enough.',
  ),
  post(
    'Espresso without a machine',
    'Oct 24, 2024',
    'Brewing',
    'A moka pot is not espresso. It is its cheerful cousin, and welcome.',
  ),
  post(
    'How long beans keep',
    'Oct 10, 2024',
    'Tasting',
    'Best from day five to day thirty, good until day sixty, and then they make a fine cake.',
  ),
];
