import { INK, STYLES, writable } from '#api/platform/pdf/fonts.ts';
import type { PdfPage } from '#api/platform/pdf/pdf-page.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { fitInto, nameBeforeDot } from '#domain/kitchen/brand.ts';
import type { DocumentSender } from './document-details.ts';

/** `(905) 555-0142 · hello@…`, as far as the kitchen has said. */
export const contactsOf = ({ phone, email }: DocumentSender): string =>
  [phone && formatPhone(phone), email].filter(Boolean).join(' · ');

/** Who writes, and what this is: the head of a first page. */
export function drawLetterhead(
  paper: PdfPage,
  sender: DocumentSender,
  { title, subtitle }: { title: string; subtitle: string },
): void {
  drawBrand(paper, sender);
  const contact = paper.part('P');
  for (const line of [sender.address, contactsOf(sender)].filter(Boolean)) {
    const set = paper.set(writable(line ?? ''), STYLES.contact, paper.width * 0.7);
    paper.draw(set, { x: paper.left, y: paper.y }, contact);
    paper.y += set.height;
  }
  paper.y += 18;
  const head = paper.set(title, STYLES.title, paper.width);
  paper.draw(head, { x: paper.left, y: paper.y }, paper.part('H1'));
  paper.y += head.height;
  const under = paper.set(writable(subtitle), STYLES.subtitle, paper.width);
  paper.draw(under, { x: paper.left, y: paper.y }, paper.part('P'));
  paper.y += under.height + 12;
}

/** How large a logo may stand on paper, in points. */
const LOGO_BOX = { width: 200, height: 52 };

/** The kitchen's logo; without one its name with its dot, and the three bowls. */
function drawBrand(paper: PdfPage, sender: DocumentSender): void {
  const { y } = paper;
  if (sender.logo) {
    const size = fitInto(sender.logo, LOGO_BOX);
    paper.picture(sender.logo.png, { x: paper.left, y, ...size }, paper.figure(sender.name));
    paper.y += size.height + 6;
    const name = paper.set(writable(sender.name), STYLES.contact, paper.width);
    paper.draw(name, { x: paper.left, y: paper.y }, paper.part('P'));
    paper.y += name.height;
    return;
  }
  const name = paper.set(writable(nameBeforeDot(sender.name)), STYLES.brand, paper.width - 80);
  const brand = paper.part('P');
  paper.draw(name, { x: paper.left, y }, brand);
  const dot = paper.set('.', { ...STYLES.brand, color: INK.chilli }, 10);
  paper.draw(dot, { x: paper.left + paper.endOf(name), y: y + name.height - dot.height });
  INK.bowls.forEach((color, place) => {
    paper.bowl(paper.right - 7 - (2 - place) * 19, y + 12, color);
  });
  paper.y += name.height + 2;
}

/**
 * The foot of every page, with its number, and at the top of those after the first what they belong
 * to. Screen readers pass over both.
 */
export function drawMargins(paper: PdfPage, sender: DocumentSender, running: string): void {
  const contacts = writable([sender.name, contactsOf(sender)].filter(Boolean).join(' · '));
  paper.onEachPage((page, pages) => {
    const foot = 746;
    paper.rule(foot - 8);
    const half = paper.width * 0.72;
    paper.draw(paper.set(contacts, STYLES.footer, half), { x: paper.left, y: foot });
    const number = paper.set(`Page ${page} of ${pages}`, STYLES.footer, paper.width - half);
    paper.draw(number, { x: paper.left + half, y: foot, align: 'right' });
    if (page === 1) return;
    const head = paper.set(writable(running), STYLES.footer, paper.width);
    paper.draw(head, { x: paper.left, y: paper.top - 8 });
    paper.rule(paper.top + 8);
  });
}
