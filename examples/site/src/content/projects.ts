// Projects of the portfolio.

export interface Project {
  title: string;
  category: 'cafes' | 'blends' | 'labels';
  when: string;
}

export const categories = { cafes: 'Cafés', blends: 'House blends', labels: 'Labels' } as const;

export const projects: Project[] = [
  { title: 'The Lock Keeper', category: 'cafes', when: 'March 2025' },
  { title: 'Ferry blend', category: 'blends', when: 'February 2025' },
  { title: 'Ember Hill, in clay', category: 'labels', when: 'January 2025' },
  { title: 'Bar Anchor', category: 'cafes', when: 'November 2024' },
  { title: 'Library roast', category: 'blends', when: 'October 2024' },
  { title: 'Tide tables', category: 'labels', when: 'September 2024' },
  { title: 'Station kiosk', category: 'cafes', when: 'July 2024' },
  { title: 'Night shift', category: 'blends', when: 'June 2024' },
  { title: 'Six small tins', category: 'labels', when: 'May 2024' },
  { title: 'The Reading Room', category: 'cafes', when: 'April 2024' },
  { title: 'Theatre blend', category: 'blends', when: 'February 2024' },
  { title: 'A stamp for every lot', category: 'labels', when: 'January 2024' },
  { title: 'Harbour office', category: 'cafes', when: 'December 2023' },
  { title: 'Rowing club', category: 'blends', when: 'October 2023' },
];
