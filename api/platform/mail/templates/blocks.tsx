import { Heading, Link, Text } from 'react-email';
import type { Block, Fact } from './letter.ts';
import { styles } from './styles.ts';

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

/** One block of a letter, as HTML. */
export function BlockView({ block }: { block: Block }) {
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
