import type {
  CateringService,
  CuisineType,
  DietaryPreference,
  EventMeal,
  EventType,
  HearAboutUs,
} from '#contract/catering/inquiry-choices.ts';
import type { CateringPlan } from '#contract/catering/menu.ts';
import type { MenuField } from '#contract/catering/menu-fields.ts';

/** The whole form as it is typed: choices that are not made are empty, dishes are ids of options. */
export type InquiryInputs = {
  eventType: EventType | '';
  eventTypeOther: string;
  eventDate: string;
  eventTime: EventMeal[];
  numberOfGuests: string;
  eventLocation: string;
  dietaryPreference: DietaryPreference[];
  dietaryPreferenceOther: string;
  cuisineType: CuisineType | '';
  cuisineTypeOther: string;
  cateringService: CateringService[];
  cateringServiceOther: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  hearAboutUs: HearAboutUs | '';
  hearAboutUsOther: string;
  selectedPlan: { id: string };
  extraRoti: number;
  extraPuri: number;
} & Record<MenuField, string[]>;

/** A form in which nothing is filled in; its fields are in the order in which they are asked for. */
export const EMPTY_INQUIRY: InquiryInputs = {
  eventType: '',
  eventTypeOther: '',
  eventDate: '',
  eventTime: [],
  numberOfGuests: '',
  eventLocation: '',
  cuisineType: '',
  cuisineTypeOther: '',
  dietaryPreference: [],
  dietaryPreferenceOther: '',
  cateringService: [],
  cateringServiceOther: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  hearAboutUs: '',
  hearAboutUsOther: '',
  selectedPlan: { id: '' },
  selectedSabji: [],
  selectedSweet: [],
  selectedShrikhand: [],
  selectedSalad: [],
  selectedDal: [],
  selectedRoti: [],
  selectedRice: [],
  extraRoti: 0,
  extraPuri: 0,
};

/** The fields in the order in which they are asked for, which is that of their mistakes. */
export const FIELDS = Object.keys(EMPTY_INQUIRY) as (keyof InquiryInputs)[];

/** The fields by the names under which they register, so that the first mistake gets the focus in that order. */
export const inOrder = FIELDS.map((field) =>
  field === 'selectedPlan' ? ('selectedPlan.id' as const) : field,
);

/** Whether two forms differ in any of some fields. */
export const differ = (
  one: InquiryInputs,
  other: InquiryInputs,
  fields: readonly (keyof InquiryInputs)[] = FIELDS,
): boolean => fields.some((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));

/** What is typed as a number of guests; NaN for what is no whole number. `1,000` is a thousand. */
export function readGuests(typed: string): number {
  const digits = typed.trim().replace(/,(?=\d{3}(?!\d))/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The most extra rotis or puris that one inquiry asks for. */
export const MOST_PIECES = 10_000;

/** The plan that is chosen, while it is on offer. */
export const chosenPlan = <Plan extends CateringPlan>(
  { selectedPlan }: { selectedPlan: { id: string } },
  plans: readonly Plan[],
): Plan | undefined => plans.find(({ id }) => id === selectedPlan.id);
