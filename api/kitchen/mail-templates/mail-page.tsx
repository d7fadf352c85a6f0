import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from 'react-email';
import type { MailSender, UnsubscribeLink } from '#api/kitchen/mail/rendered-mail.ts';
import { fitInto, nameBeforeDot } from '#domain/kitchen/brand.ts';
import type { Block, Fact, MailContent } from './mail-content.ts';
import { greeting, phoneText, subjectLine, whyThisCame } from './mail-texts.ts';
import { BOWLS, DARK, styles } from './styles.ts';

/** The kitchen's logo; without one its name with a chilli dot. */
function Brand({ business: { name, logo, publicUrl } }: { business: MailSender }) {
  if (logo)
    return (
      <Img
        src={publicUrl + logo.src.replace(/[^/]*$/, '480.png')}
        alt={name}
        {...fitInto(logo, LOGO_BOX)}
        style={styles.logo}
      />
    );
  return (
    <>
      {nameBeforeDot(name)}
      <span className="chilli" style={styles.dot}>
        .
      </span>
    </>
  );
}

const LOGO_BOX = { width: 220, height: 56 };

/** Labels and values side by side; sums stand on the right and end in the total. */
function Facts({ facts, sums = false }: { facts: Fact[]; sums?: boolean }) {
  const value = sums ? { ...styles.value, ...styles.sum } : styles.value;
  const total = { ...value, ...styles.total };
  return (
    <table border={0} cellPadding={0} cellSpacing={0} style={styles.facts} width="100%">
      <tbody>
        {facts.map((fact, place) => (
          <tr key={fact.label}>
            <th className="soft rule" scope="row" style={styles.label}>
              {fact.label}
            </th>
            <td className="ink rule" style={sums && place === facts.length - 1 ? total : value}>
              {fact.value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Title({ children }: { children: string }) {
  return (
    <Heading as="h2" className="ink" style={styles.title}>
      {children}
    </Heading>
  );
}

/** One block of a mail, as HTML. */
function BlockView({ block }: { block: Block }) {
  switch (block.is) {
    case 'words':
      return (
        <Text className="ink" style={styles.words}>
          {block.text}
        </Text>
      );
    case 'facts':
      return <Facts facts={block.facts} />;
    case 'sums':
      return <Facts facts={block.facts} sums />;
    case 'list':
      return (
        <>
          <Title>{block.title}</Title>
          <ul className="ink" style={styles.list}>
            {block.items.map((item) => (
              <li key={item} style={styles.item}>
                {item}
              </li>
            ))}
          </ul>
        </>
      );
    case 'note':
      return (
        <div className="note" style={styles.note}>
          <Text className="turmeric" style={styles.noteTitle}>
            {block.title}
          </Text>
          <Text className="ink" style={styles.noteWords}>
            {block.text}
          </Text>
        </div>
      );
    case 'link':
      return (
        <Text style={styles.words}>
          <Link className="chilli" href={block.url} style={styles.footerLink}>
            {block.label}
          </Link>
        </Text>
      );
    case 'code':
      return (
        <Text className="ink note" style={styles.code}>
          {block.text}
        </Text>
      );
    case 'ways':
      return (
        <>
          <Title>{block.title}</Title>
          {block.ways.map(({ name, details }) => (
            <Text className="ink" key={name} style={styles.way}>
              <span style={styles.wayName}>{name}</span>
              <br />
              {details}
            </Text>
          ))}
        </>
      );
  }
}

/** What a mail says, as its HTML part: one column, one button, readable without pictures. */
export function MailPage({
  content,
  business,
  wayOut,
}: {
  content: MailContent;
  business: MailSender;
  wayOut: UnsubscribeLink | null;
}) {
  return (
    <Html>
      <Head>
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="light dark" name="color-scheme" />
        <meta content="light dark" name="supported-color-schemes" />
        <title>{subjectLine(content.subject)}</title>
        <style>{DARK}</style>
      </Head>
      <Preview useTitleTag={false}>{content.preview}</Preview>
      <Body className="paper" style={styles.paper}>
        <Container style={styles.frame}>
          <Row style={styles.brandRow}>
            <Column className="ink" style={styles.brand}>
              <Brand business={business} />
            </Column>
            {!business.logo && (
              <Column aria-hidden style={styles.bowls}>
                {BOWLS.map((color) => (
                  <span key={color} style={{ ...styles.bowl, backgroundColor: color }} />
                ))}
              </Column>
            )}
          </Row>
          <div className="card" style={styles.card}>
            <Heading as="h1" className="ink heading" style={styles.heading}>
              {content.heading}
            </Heading>
            <Text className="ink" style={styles.words}>
              {greeting(content.name)}
            </Text>
            {content.blocks.map((block, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once and never reordered
              <BlockView block={block} key={place} />
            ))}
            {content.button && (
              <Section style={styles.buttonRow}>
                <Button
                  className="press"
                  href={business.publicUrl + content.button.path}
                  style={styles.button}
                >
                  {content.button.label}
                </Button>
              </Section>
            )}
            {content.closing.map((line) => (
              <Text className="soft" key={line} style={styles.closing}>
                {line}
              </Text>
            ))}
            <Text className="ink" style={styles.signOff}>
              Warmly,
              <br />
              {business.name}
            </Text>
          </div>
          <Text className="soft" style={styles.footer}>
            {business.name}
            {business.phone && (
              <>
                {' '}
                ·{' '}
                <Link className="chilli" href={`tel:${business.phone}`} style={styles.footerLink}>
                  {phoneText(business.phone)}
                </Link>
              </>
            )}
            <br />
            {business.email && (
              <>
                <Link
                  className="chilli"
                  href={`mailto:${business.email}`}
                  style={styles.footerLink}
                >
                  {business.email}
                </Link>
                <br />
              </>
            )}
            {business.address && (
              <>
                {business.address}
                <br />
              </>
            )}
            We answer {business.supportHours}.
          </Text>
          {wayOut && (
            <Text className="soft" style={styles.footer}>
              {whyThisCame(wayOut.choice)}{' '}
              <Link className="chilli" href={wayOut.url} style={styles.footerLink}>
                Unsubscribe
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}
