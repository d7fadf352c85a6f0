import { describe, expect, it } from 'vitest';
import { findMistakes } from './find-mistakes.ts';
import { readVocabulary } from './vocabulary.ts';

const vocabulary = readVocabulary();
const mistakes = (node: unknown) => findMistakes(vocabulary, node);

const offer = {
  '@type': 'Offer',
  price: '8.99',
  priceCurrency: 'CAD',
  availability: 'https://schema.org/InStock',
};
const product = { '@type': 'Product', name: 'Khandvi', offers: offer };

describe('structured data', () => {
  it('is right when every property belongs to its type, inherited ones too', () => {
    expect(mistakes(product)).toEqual([]);
    expect(
      mistakes({
        '@type': 'FoodEstablishment',
        '@id': 'https://dabba.test/#kitchen',
        name: 'Asha',
        telephone: '+19055550142',
        areaServed: ['Oshawa', 'Ajax'],
        openingHoursSpecification: [
          { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '09:00' },
        ],
      }),
    ).toEqual([]);
  });

  it('may be of two types at once, with the properties of both', () => {
    const both = { ...product, '@type': ['Product', 'MenuItem'] };
    expect(mistakes({ ...both, suitableForDiet: 'https://schema.org/VegetarianDiet' })).toEqual([]);
  });

  it('may refer to something by its id', () => {
    expect(mistakes({ ...product, brand: { '@id': 'https://dabba.test/#kitchen' } })).toEqual([]);
    expect(mistakes({ ...product, name: { '@id': 'https://dabba.test/#kitchen' } })).toHaveLength(
      1,
    );
  });

  it.each([
    ['a property of another type', { ...product, suitableForDiet: 'https://schema.org/VeganDiet' }],
    ['a property deep inside', { ...product, offers: { ...offer, cuisine: 'Gujarati' } }],
    ['a misspelt property', { ...product, desciption: 'Rolled' }],
    ['a type that there is not', { ...product, '@type': 'Produkt' }],
    ['no type', { name: 'Khandvi' }],
    ['a thing of the wrong type', { ...product, offers: { '@type': 'Person', name: 'Asha' } }],
    ['text instead of a thing', { ...product, offers: 'C$8.99' }],
    [
      'a misspelt word of a closed list',
      { ...product, offers: { ...offer, availability: 'https://schema.org/InStok' } },
    ],
    ['a path instead of an address', { ...product, url: '/snacks/khandvi' }],
    ['a number where text belongs', { ...product, name: 8 }],
    ['an empty text', { ...product, name: '' }],
    ['nothing', { ...product, name: null }],
    ['a date that is none', { '@type': 'BlogPosting', datePublished: 'yesterday' }],
    ['a time span that is none', { '@type': 'BlogPosting', timeRequired: '4 minutes' }],
  ])('is wrong with %s', (_, node) => {
    expect(mistakes(node)).toHaveLength(1);
  });

  it('says where the mistake is', () => {
    expect(mistakes({ ...product, offers: { ...offer, cuisine: 'Gujarati' } })).toEqual([
      'Product.offers.Offer has no property cuisine',
    ]);
  });
});
