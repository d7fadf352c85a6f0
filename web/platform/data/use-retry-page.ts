import { useLocation, useNavigate, useNavigation } from 'react-router';

/**
 * To try again where the server could not put a page's data into it: to come here again, with the
 * browser asking the API itself.
 */
export function useRetryPage(): { comeAgain: () => void; isComing: boolean } {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { pathname, search } = useLocation();
  return {
    comeAgain: () => void navigate(pathname + search, { replace: true, preventScrollReset: true }),
    isComing: state === 'loading',
  };
}
