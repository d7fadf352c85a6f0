import { Heading, Text } from 'react-email';
import type { Block, Fact } from './letter.ts';
import { styles } from './styles.ts';

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <table border={0} cellPadding={0} cellSpacing={0} style={styles.facts} width="100%">
      <tbody>
        {facts.map(({ label, value, strong }) => (
          <tr key={label}>
            <th className="soft rule" scope="row" style={styles.label}>
              {label}
            </th>
            <td
              className="ink rule"
              style={strong ? { ...styles.value, ...styles.strong } : styles.value}
            >
              {value}
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
    case 'ways':
      return (
        <>
          <Title>{block.title}</Title>
          {block.ways.map(({ name, details }) => (
            <Text className="ink" key={name} style={styles.way}>
              <span style={styles.wayName}>{name}.</span> {details}
            </Text>
          ))}
        </>
      );
  }
}
