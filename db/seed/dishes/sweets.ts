import { dishes, EVERYBODY, NOT_JAIN, type SeededDish } from './seeded-dish.ts';

const spooned = dishes('sweet', 'g');
const counted = dishes('sweet', 'pieces');

/** For Fridays, and for days that deserve it. */
export const SWEETS: readonly SeededDish[] = [
  counted(
    'Gulab Jamun',
    EVERYBODY,
    ['mild', 50, 2],
    [300, 6, 43, 12, 0],
    'Punjabi, Festive, Family favourite',
    'Milk, Wheat',
    'Two dumplings of milk solids, fried slowly and left in warm syrup of rose and cardamom until they are soft to the core.',
  ),
  spooned(
    'Gajar Halwa',
    NOT_JAIN,
    ['mild', 75, 80],
    [250, 5, 33, 11, 3],
    'Punjabi, Winter special, Slow cooked',
    'Milk, Tree nuts',
    'Carrots grated and simmered in milk for more than an hour, then roasted in ghee with cardamom, cashews and almonds.',
  ),
  spooned(
    'Rice Kheer',
    EVERYBODY,
    ['mild', 60, 100],
    [175, 5, 28, 5, 0],
    'Everyday, Festive, Slow cooked',
    'Milk, Tree nuts',
    'Rice cooked in milk until the milk turns to cream, with cardamom, almonds and pistachios. Good warm, better cold.',
  ),
  spooned(
    'Kesar Shrikhand',
    EVERYBODY,
    ['mild', 30, 80],
    [215, 6, 32, 7, 0],
    'Gujarati, Festive, Creamy',
    'Milk, Tree nuts',
    'Curd hung until it is thick, beaten with sugar, saffron and cardamom, and strewn with pistachios. Eat it with a hot puri.',
  ),
  counted(
    'Churma Ladoo',
    EVERYBODY,
    ['mild', 60, 1],
    [290, 4, 36, 15, 2],
    'Rajasthani, Festive, Made by hand',
    'Wheat, Milk, Tree nuts',
    'Coarse wheat dough fried, crushed and pressed by hand with jaggery, ghee, nutmeg and almonds.',
  ),
  counted(
    'Puran Poli',
    EVERYBODY,
    ['mild', 50, 1],
    [290, 8, 47, 8, 5],
    'Maharashtrian, Festive, Made by hand',
    'Wheat, Milk',
    'A soft flatbread filled with sweet chana dal, cardamom and nutmeg, baked in the pan and served with ghee.',
  ),
  counted(
    'Mohan Thal',
    EVERYBODY,
    ['mild', 60, 1],
    [250, 5, 27, 14, 2],
    'Gujarati, Festive, Slow cooked',
    'Milk, Tree nuts',
    'Coarse gram flour roasted in ghee until the whole kitchen knows, set with sugar, cardamom, almonds and pistachios.',
  ),
];
